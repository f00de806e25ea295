// What only Sabbat Magica has: the secret split by dragging and by keys, and two halves of a board on a phone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, awaitTurn, decideByMouse, dice } from './hands';
import { openTable, openWorld, phone, seatLink, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const against = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
  { kind: 'computer', level: 'random' },
];

it('splits the ghosts by dragging, by a click and by keys', async () => {
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, await openTable(world, 'sabbat-magica', against)));
  await awaitTurn(page);
  const hands = () => page.locator('.split .n').allInnerTexts();
  const [left, right] = [page.locator('.split .hand').first(), page.locator('.split .hand').last()];
  expect(await hands()).toEqual(['5', '2']);
  await page.keyboard.press('ArrowRight');
  expect(await hands()).toEqual(['4', '3']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await hands()).toEqual(['6', '1']);
  const ghost = (await left.locator('.held button').first().boundingBox())!;
  const palm = (await right.boundingBox())!;
  await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
  await page.mouse.down();
  await page.mouse.move(palm.x + palm.width / 2, palm.y + 80, { steps: 5 });
  await page.mouse.up();
  expect(await hands()).toEqual(['5', '2']);
  await left.locator('.held button').first().click();
  expect(await hands()).toEqual(['4', '3']);
  expect(await page.locator('.v-btn--primary:visible').count()).toBe(1); // one thing, one button
  await answered(page, () => page.locator('.v-decision .v-btn--primary').click());
  await awaitTurn(page);
  await page.locator('[aria-label^="vos fantômes"][aria-label$=": 3"]').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('plays two hours on a phone by pointing', async () => {
  const { page, troubles, leave } = await world.person({ viewport: phone });
  await page.goto(seatLink(world, await openTable(world, 'sabbat-magica', against)));
  const roll = dice(5);
  for (let i = 0; i < 20; ++i) {
    expect(await awaitTurn(page)).toBe('mine');
    await decideByMouse(page, roll);
  }
  await awaitTurn(page);
  await page.locator('.minis .open').click();
  await page.locator('dialog[open] .track').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
