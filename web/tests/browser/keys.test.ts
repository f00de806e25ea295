// The keyboard alone: one tab stop for the board and one for the log, arrows inside, focus that comes back.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awaitTurn, decideByKeys, dice } from './hands';
import { gameIds, openTable, openWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function sitDown(game: string, decisions = 0) {
  const opened = await openTable(world, game, [
    { kind: 'me', name: 'Anne' },
    { kind: 'computer', level: 'random' },
  ]);
  const visitor = await world.person({ tables: [opened] });
  await visitor.page.goto(`${world.origin}/t/${opened.table}`);
  const roll = dice(11);
  await awaitTurn(visitor.page);
  for (let i = 0; i < decisions; ++i) {
    await decideByKeys(visitor.page, roll);
    await awaitTurn(visitor.page);
  }
  await visitor.page.keyboard.press('Escape');
  return visitor;
}

const inside = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.closest(one) !== null, selector);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? document.activeElement?.className ?? '');

it.each(gameIds)('%s: from the first stop to the last in few steps, though the log is long', async (game) => {
  const { page, leave } = await sitDown(game, 12);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.locator('.v-topbar__tools button').last().focus();
  let [board, log] = [0, 0];
  for (let step = 0; step < 60 && !(await inside(page, '.v-decision')); ++step) {
    await page.keyboard.press('Tab');
    board += Number(await inside(page, '.v-board'));
    log += Number(await inside(page, '.v-log'));
  }
  expect(await inside(page, '.v-decision')).toBe(true);
  expect(board).toBeLessThanOrEqual(3); // places, other buttons, and what the board lays over itself
  expect(log).toBeLessThanOrEqual(2);
  await leave();
});

it('the first stop leads to the decision', async () => {
  const { page, leave } = await sitDown('samhain');
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  // At the beginning there may be nothing to press but the clause.
  expect(await inside(page, '.v-decision')).toBe(true);
  await leave();
});

it('arrows go from place to place, and do not turn the pages of the game', async () => {
  const { page, leave } = await sitDown('samhain');
  await page.locator('.v-board .is-legal[tabindex="0"]').first().focus();
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  const below = await focused(page);
  expect(below).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('ArrowRight');
  const right = await focused(page);
  expect([first, below]).not.toContain(right);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe(first);
  expect(await page.locator('.scrubber').count()).toBe(0);
  await leave();
});

it('arrows go through the log, Enter shows that moment', async () => {
  const { page, leave } = await sitDown('samhain', 6);
  await page.locator('.v-log button[tabindex="0"]').focus();
  const text = () => page.evaluate(() => document.activeElement!.textContent);
  await page.keyboard.press('ArrowDown');
  const lower = await text();
  await page.keyboard.press('ArrowUp');
  expect(await text()).not.toBe(lower);
  expect(await inside(page, '.v-log')).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.scrubber').waitFor();
  await leave();
});

it('what closes gives the focus back to what opened it', async () => {
  const { page, leave } = await sitDown('samhain');
  const table = page.getByRole('button', { name: 'Table', exact: true });
  await table.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Réglages' }).press('Enter');
  await page.locator('dialog header button').press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await table.evaluate((one) => one === document.activeElement)).toBe(true);
  const rules = page.getByRole('button', { name: 'Règles' });
  await rules.focus();
  await page.keyboard.press('Enter');
  await page.locator('.rules header button').press('Enter');
  expect(await rules.evaluate((one) => one === document.activeElement)).toBe(true);
  await leave();
});

it('the list forgets its filter, a resting mouse chooses nothing, Enter acts without focus', async () => {
  const { page, leave } = await sitDown('samhain');
  const options = page.locator('.v-palette [role="option"]');
  await page.keyboard.press('a');
  const all = await options.count();
  const third = (await options.nth(2).boundingBox())!;
  await page.keyboard.type('zzz');
  expect(await options.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.move(third.x + 20, third.y + third.height / 2);
  await page.keyboard.press('a');
  await options.first().waitFor();
  expect(await options.count()).toBe(all);
  await page.waitForTimeout(200);
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  const now = (await options.nth(2).boundingBox())!; // consequences above it may have moved it
  await page.mouse.move(now.x + 24, now.y + now.height / 2 + 1);
  await page.mouse.move(now.x + 28, now.y + now.height / 2);
  expect(await options.nth(2).getAttribute('aria-selected')).toBe('true');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const before = await page.locator('.v-table').getAttribute('data-move');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('.v-table')!.getAttribute('data-move') !== was, before);
  await leave();
});

it('who does not see hears row, column, neighbours and who stands there', async () => {
  const { page, leave } = await sitDown('samhain');
  const labels = await page.locator('.v-board button.hit .v-sr').allInnerTexts();
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/rangée \d, colonne \d/);
  expect(labels.join('\n')).toMatch(/à droite/);
  expect(labels.join('\n')).toMatch(/au-dessous/);
  await leave();
});
