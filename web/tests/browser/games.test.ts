// Every game in the browser: some decisions by mouse, the rest by the computer, and the end on the screen.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awaitTurn, decideByKeys, decideByMouse, dice } from './hands';
import { playByMouse } from './moments';
import { gameIds, openTable, openWorld, seatLink, takesTurn, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const against = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
];

it('one click at the entrance leads to a table that asks', async () => {
  const { page, troubles, leave } = await world.person();
  await page.goto(world.origin);
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  await page.waitForURL(/\/t\//);
  expect(await awaitTurn(page)).toBe('mine');
  await decideByMouse(page, dice(7));
  expect(troubles).toEqual([]);
  await leave();
});

it.each(gameIds)('%s: by mouse, then by the computer, to the end', async (game) => {
  const { page, troubles, leave } = await world.person();
  const opened = await openTable(world, game, against);
  await page.goto(seatLink(world, opened));
  await playByMouse(world, page, opened);
  await page.locator('dialog[open] .headline').waitFor({ timeout: 60_000 });
  expect(await page.locator('dialog .headline').innerText()).not.toBe('');
  expect(await page.locator('dialog td').count()).toBeGreaterThanOrEqual(4); // points, or facts of each player
  await page.locator('dialog figure').first().waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

// What keys do is the same for all.
it.each(gameIds.filter((game) => takesTurn(game, 0)))('%s: thirty decisions by keys alone', async (game) => {
  const { page, troubles, leave } = await world.person({ locale: 'en-GB' });
  await page.goto(seatLink(world, await openTable(world, game, against)));
  const roll = dice(5);
  for (let decisions = 0; decisions < 30; ++decisions) {
    expect(await awaitTurn(page)).toBe('mine');
    await decideByKeys(page, roll);
  }
  expect(troubles).toEqual([]);
  await leave();
});
