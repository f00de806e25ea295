import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideByKeys, decideByMouse, playToEnd } from './hands';
import { openTable, openWorld, seatLink, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const against = (level: string) => [{ kind: 'me', name: 'Anne' }, { kind: 'computer', level }];

it('Samhain: one click at the entrance, then a whole game by mouse', async () => {
  const { page, troubles, leave } = await world.person();
  await page.goto(world.origin);
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  await page.waitForURL(/\/t\//);
  expect(await playToEnd(page, decideByMouse, 7)).toBeGreaterThan(10);
  expect(await page.locator('dialog .headline').innerText()).not.toBe('');
  expect(await page.locator('dialog tfoot td').count()).toBeGreaterThanOrEqual(6);
  await page.locator('dialog figure').first().waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('Sabbat Magica: a whole game by mouse against the computer', async () => {
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, await openTable(world, 'sabbat-magica', against('random'))));
  expect(await playToEnd(page, decideByMouse, 11)).toBeGreaterThan(10);
  expect(troubles).toEqual([]);
  await leave();
});

it('Sabbat Magica: a whole game by keyboard alone', async () => {
  const { page, troubles, leave } = await world.person({ locale: 'en-GB' });
  await page.goto(seatLink(world, await openTable(world, 'sabbat-magica', against('random'))));
  expect(await playToEnd(page, decideByKeys, 5)).toBeGreaterThan(10);
  expect(troubles).toEqual([]);
  await leave();
});
