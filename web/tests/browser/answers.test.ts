// Everything on the table answers: what it is, why it cannot be chosen, what it would cost, how to go back.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { awaitTurn, decideByMouse, dice } from './hands';
import { openTable, openWorld, type Visitor, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const seats = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
];
async function sitDown(game: string, more: object = {}, person: object = {}): Promise<Visitor> {
  const opened = await openTable(world, game, seats, { seed: '0x0000000000000007', ...more });
  const visitor = await world.person({ tables: [opened], ...person });
  await visitor.page.goto(`${world.origin}/t/${opened.table}`);
  await awaitTurn(visitor.page);
  return visitor;
}
const tip = (page: Page) => page.locator('.v-tip');
const moves = (page: Page) => page.locator('.v-table').getAttribute('data-move');

it('no zero looks like Ø, and no tip is the browser’s own', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  expect(await page.locator('.v-table [title], .v-table svg title').count()).toBe(0);
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.unicodeRange === 'U+30' && face.status === 'loaded').length;
  });
  expect(drawn).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('a tip lies neither on its place nor on a place that can be chosen next', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  for (const card of ['C08', 'C03', 'C12', 'C15']) {
    await page.locator(`[data-target="card:${card}"]`).hover();
    await tip(page).waitFor();
    await page.waitForTimeout(600);
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.v-tip')!.getBoundingClientRect();
      return [...document.querySelectorAll('.is-next[data-target]')]
        .filter((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((place) => place.getAttribute('data-target'));
    });
    expect(covered, card).toEqual([]);
    await page.mouse.move(2, 2);
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('what has been chosen of an action is drawn at its place and said', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  await page.locator('[data-target="card:C08"]').click();
  await page.locator('.v-decision .v-btn--primary').click();
  await page.locator('[data-target="card:C08"].is-made').waitFor();
  await page.locator('.act:has([data-target="card:C08"]) .slot.coming .ghost').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('the way back stays in the bar after the last click, while only computers have moved', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  const roll = dice(5);
  for (let i = 0; i < 6; ++i) {
    await awaitTurn(page);
    await decideByMouse(page, roll);
  }
  await awaitTurn(page);
  for (let i = 0; i < 3; ++i) {
    const before = Number.parseInt((await moves(page))!, 10);
    await page.locator('.v-decision .undo').click();
    await page.waitForFunction(
      (was) => Number.parseInt(document.querySelector('.v-table')!.getAttribute('data-move')!, 10) < was,
      before,
    );
    await awaitTurn(page);
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('the end of a turn waits for a yes when the person has chosen so', async () => {
  const { page, troubles, leave } = await sitDown('samhain', {}, { settings: { confirmTurn: true } });
  const before = await moves(page);
  await page.locator('[data-target="card:C08"]').click();
  await page.locator('.v-decision .v-btn--primary').click(); // goes on with the track: no question
  await page.locator('[data-target^="track:"].is-legal').first().click();
  await page.locator('.v-decision .v-btn--primary', { hasText: 'Confirmer' }).click();
  const end = page.locator('.v-decision .v-btn--primary', { hasText: 'Finir mon tour' });
  await end.waitFor();
  const paused = await moves(page);
  expect(paused).not.toBe(before);
  await page.getByRole('button', { name: 'Revenir' }).click();
  await end.waitFor({ state: 'detached' });
  await page.locator('.v-decision .v-btn--primary', { hasText: 'Confirmer' }).click();
  await end.click();
  await page.waitForFunction((was) => document.querySelector('.v-table')!.getAttribute('data-move') !== was, paused);
  expect(troubles).toEqual([]);
  await leave();
});

it('hints are numbers on the board, and their list covers none of them', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  await page.keyboard.press('i');
  await page.locator('.hints li').first().waitFor({ timeout: 30000 });
  const options = await page.locator('.hints li').count();
  await page.locator('.hint-mark').first().waitFor();
  expect(await page.locator('.hint-mark').count()).toBe(options);
  const seen = await page.evaluate(() => {
    const list = document.querySelector('.hints')!.getBoundingClientRect();
    const apart = (one: DOMRect) =>
      one.right <= list.left || one.left >= list.right || one.bottom <= list.top || one.top >= list.bottom;
    const under = (one: Element) => {
      const { left, top } = one.querySelector('circle')!.getBoundingClientRect();
      return document.elementsFromPoint(left + 16, top + 16).some((thing) => thing.closest('[data-target]'));
    };
    return [...document.querySelectorAll('.hint-mark')].map((mark) => [
      apart(mark.getBoundingClientRect()),
      under(mark),
    ]);
  });
  for (const [free, onPlace] of seen) expect([free, onPlace]).toEqual([true, true]);
  expect(await page.locator('.hints li').first().innerText()).toMatch(/fois sur 100|points à la fin/);
  expect(troubles).toEqual([]);
  await leave();
});

it('who only watches has no turn to look back to', async () => {
  const opened = await openTable(world, 'samhain', [seats[1]!, seats[1]!, { kind: 'me', name: 'Anne' }]);
  const boris = await world.person();
  await boris.page.goto(`${world.origin}/t/${opened.table}`);
  await boris.page.locator('.v-topbar').waitFor();
  expect(await boris.page.getByRole('button', { name: 'Revoir depuis mon dernier tour' }).count()).toBe(0);
  await boris.page.keyboard.press('s');
  expect(await boris.page.locator('.scrubber').count()).toBe(0);
  expect(boris.troubles).toEqual([]);
  await boris.leave();
});

it('the caption of others’ moves goes away and lies beside the board', async () => {
  const { page, troubles, leave } = await sitDown('samhain', {}, { settings: { motion: 'quick' } });
  const roll = dice(5);
  let seen = false;
  for (let i = 0; i < 8 && !seen; ++i) {
    await awaitTurn(page);
    await decideByMouse(page, roll);
    seen = await page
      .locator('.caption')
      .waitFor({ timeout: 800 })
      .then(
        () => true,
        () => false,
      );
  }
  expect(seen).toBe(true);
  const caption = await page.locator('.caption').boundingBox();
  const board = (await page.locator('.v-board').boundingBox())!;
  if (caption) expect(caption.x).toBeGreaterThanOrEqual(board.x + board.width);
  // A frame without news (somebody comes to watch) must not keep it.
  const watcher = await world.person();
  await watcher.page.goto(page.url());
  await page.locator('.caption').waitFor({ state: 'detached', timeout: 4000 });
  expect(troubles).toEqual([]);
  await watcher.leave();
  await leave();
});
