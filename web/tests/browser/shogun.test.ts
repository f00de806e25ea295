// What only the games of dice have: a throw by keys and by mouse, and dice that a combination raises.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, awaitTurn, decideByMouse, dice } from './hands';
import { gameIds, openTable, openWorld, phone, seatLink, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const against = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
];

// Not before the game is on the shelf.
describe.skipIf(!gameIds.includes('dicium-shogun'))('Shogun', () => {
  it('throws again what was marked by keys, in any order, and says the chances before', async () => {
    const { page, troubles, leave } = await world.person();
    await page.goto(seatLink(world, await openTable(world, 'dicium-shogun', against)));
    await awaitTurn(page);
    const pressed = page.locator('.tray .dice button[aria-pressed="true"]');
    await page.locator('.tray .dice button').first().waitFor();
    expect(await page.locator('.rack .odds').count()).toBe(0);
    await page.keyboard.press('3');
    await page.keyboard.press('1');
    expect(await pressed.count()).toBe(2);
    expect(await page.locator('.rack .odds').count()).toBe(11);
    await page.keyboard.press('1');
    expect(await pressed.count()).toBe(1);
    await page.keyboard.press('r');
    expect(await pressed.count()).toBe(3);
    await page.keyboard.press('0');
    expect(await pressed.count()).toBe(0);
    await page.keyboard.press('2');
    await answered(page, () => page.keyboard.press('Enter'));
    await awaitTurn(page);
    expect(await page.locator('.tray .steps li').first().locator('.done').count()).toBe(2);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('raises the dice of a combination, commits it by a second click, and leaves holes', async () => {
    const { page, troubles, leave } = await world.person();
    await page.goto(seatLink(world, await openTable(world, 'dicium-shogun', against)));
    await awaitTurn(page);
    await answered(page, () => page.locator('.v-decision [data-offer="stop"]').click());
    await awaitTurn(page);
    const row = page.locator('.rack button.is-legal').first();
    await row.click();
    const raised = await page.locator('.tray .dice button[aria-pressed="true"]').count();
    expect(raised).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('.tray .dice button[aria-pressed="true"]').count()).toBe(0);
    await row.click();
    await answered(page, () => row.click());
    await awaitTurn(page);
    expect(await page.locator('.tray .hole').count()).toBe(raised);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('is played on a phone by pointing', async () => {
    const { page, troubles, leave } = await world.person({ viewport: phone });
    await page.goto(seatLink(world, await openTable(world, 'dicium-shogun', against)));
    const roll = dice(5);
    for (let i = 0; i < 25; ++i) {
      if ((await awaitTurn(page)) === 'over') break;
      await decideByMouse(page, roll);
    }
    expect(troubles).toEqual([]);
    await leave();
  });
});
