// What only the chart has: squares before the dice, fights at the end of a way, tiles where they would lie, cards spread
// over it, secrets that stay secret; a whole game alone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe';
import { answered, awaitTurn } from './hands';
import { at, byThumb, me, playByMouse, sitAtMoment, some } from './moments';
import { openTable, openWorld, seatLink, type Opened, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const game = 'dicium-civilisation';
const sitAt = (moment: string, person: object = {}) => sitAtMoment(world, game, moment, person);
const priced = (page: Page) => page.locator('.map .price');

it('a square may come first: it has a price, the way is drawn, and a second click goes there', async () => {
  const { page, troubles, leave } = await sitAt('4-combine-redeploy');
  expect(await priced(page).count()).toBeGreaterThan(3);
  expect(await page.locator('.map .light .line').count()).toBe(2);
  await at(page, 'square:B8').hover();
  await page.locator('.map .way').first().waitFor();
  await page.locator('.v-tip').waitFor();
  await at(page, 'square:B8').click();
  await page.locator('.v-decision', { hasText: 'Aller en B8' }).waitFor();
  await answered(page, () => at(page, 'square:B8').click());
  await page.locator('.v-log', { hasText: 'B8' }).waitFor();
  await page.locator('.tray .hole').first().waitFor(); // the dice are spent
  expect(troubles).toEqual([]);
  await leave();
});

it('a row shows its own reach, an unlit square says why not', async () => {
  const { page, troubles, leave } = await sitAt('4-combine-redeploy');
  const before = await priced(page).count();
  await at(page, 'use:land').hover();
  await page.locator('.map .line.soft').waitFor();
  expect(await priced(page).count()).toBeLessThan(before);
  await page.mouse.move(0, 0);
  await at(page, 'square:E5').click({ force: true });
  await page.locator('.v-tip--no', { hasText: 'CIV-' }).waitFor();
  await page.keyboard.press('Escape');
  await at(page, 'use:four').click({ force: true });
  await page.locator('.v-tip--no').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('a tile is seen where it would lie, and lies there', async () => {
  const { page, troubles, leave } = await sitAt('4-lay-temple');
  expect(await page.locator('.map .bracket').count()).toBe(2);
  const square = page.locator('.map .sq.is-legal').first();
  await square.hover();
  await page.locator('.map .ghost .tile').waitFor();
  await square.click();
  await answered(page, () => page.keyboard.press('Enter'));
  await page.locator('.v-log', { hasText: 'temple' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('Philosophers are spread over the chart, large, and one joins by two clicks', async () => {
  const { page, troubles, leave } = await sitAt('3-philosopher');
  await page.locator('.spread').waitFor();
  expect(await page.locator('.spread .big.is-legal').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  const held = await page.locator('.mat .sage').count();
  const card = page.locator('.spread .big.is-legal').nth(1);
  await card.click();
  await page.locator('.v-decision', { hasText: 'Prendre' }).waitFor();
  await answered(page, () => card.click());
  await page.locator('.spread').waitFor({ state: 'detached' });
  expect(await page.locator('.mat .sage').count()).toBe(held + 1);
  expect(troubles).toEqual([]);
  await leave();
});

it('a secret objective is chosen by all at once; nobody sees another’s, not even in what the server sends', async () => {
  const opened = (await openTable(world, game, [me, { kind: 'me', name: 'Boris' }])) as Opened & {
    others: { seat: string; token: string }[];
  };
  const [anne, boris] = [await world.person(), await world.person({ settings: { name: 'Boris' } })];
  await anne.page.goto(seatLink(world, opened));
  await boris.page.goto(seatLink(world, { ...opened, ...opened.others[0]! }));
  for (const { page } of [anne, boris]) await page.locator('.spread .big').nth(1).waitFor();
  const cardsOf = (page: Page) =>
    page.locator('.spread .big').evaluateAll((all) => all.map((one) => one.getAttribute('data-target')));
  const [hers, his] = [await cardsOf(anne.page), await cardsOf(boris.page)];
  for (const card of hers) expect(his).not.toContain(card);
  await anne.page.locator('.spread .big').first().dblclick();
  await boris.page.locator('.spread .who', { hasText: 'a choisi' }).waitFor();
  await boris.page.locator('.spread .big').first().dblclick();
  for (const { page } of [anne, boris]) await page.locator('.mat .secret').waitFor();
  expect(await boris.page.locator(`[data-about="${hers[0]}"]`).count()).toBe(0);
  for (const { troubles, leave } of [anne, boris]) {
    expect(troubles).toEqual([]);
    await leave();
  }
});

it('a defence: red dice by keys, or a card, in the duel and in the hand', async () => {
  const { page, troubles, leave } = await sitAt('4-defend-diogenes');
  expect(await page.locator('[data-target="card:PH08"].is-legal').count()).toBe(2);
  expect(await page.locator('.map .arena').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.locator('.tray [data-target="card:PH08"]').click();
  await answered(page, () => page.keyboard.press('Enter'));
  await page.locator('.v-log', { hasText: 'Diogène' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('an objective is taken, or given for a die', async () => {
  const { page, troubles, leave } = await sitAt('3-objective');
  expect(await page.locator('.v-decision .offer').count()).toBe(2);
  await answered(page, () => page.locator('.v-decision .offer').first().click());
  await page.locator('.v-commons .taken', { hasText: 'acquise' }).first().waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a whole game alone by mouse: the candle burns down, and the rank is named', async () => {
  const opened = await openTable(world, game, [me]);
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, opened));
  await awaitTurn(page);
  expect(await page.locator('.solo li').count()).toBe(5);
  await playByMouse(world, page, opened);
  await page.locator('dialog .headline').waitFor();
  await page.locator('dialog .rank').waitFor();
  expect(await page.locator('dialog .regions li').count()).toBe(9);
  expect(await page.locator('dialog .secrets li').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it.each(some(['3-bonus', '3-hero', '3-faces', '4-defend-diogenes', '3-secret', '4-pair']))(
  '%s on a phone: axe finds nothing, and a few decisions by thumb',
  (moment) => byThumb(world, game, moment),
);
