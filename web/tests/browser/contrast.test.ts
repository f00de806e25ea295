// Every text that can be seen is at least AA, whatever lies behind it.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faint } from './contrast';
import { awaitTurn, decideByKeys, decideByMouse, dice } from './hands';
import { gameIds, laptop, openTable, openWorld, phone, takesTurn, type Visitor, type World } from './world';

let world: World;
let painter: Page;
beforeAll(async () => {
  world = await openWorld();
  painter = await world.browser.newPage();
});
afterAll(() => world.close());

const told = async (page: Page) =>
  (await faint(page, painter)).map(({ text, where, ratio, wanted }) => `${ratio} < ${wanted} ${where} “${text}”`);

it('the tool sees what is faint, and only that', async () => {
  const page = await world.browser.newPage();
  await page.setContent(
    '<body style="background: linear-gradient(#fff, #eee); color: #999"><p>faint</p><p style="color: #333">clear</p>',
  );
  expect((await faint(page, painter)).map((one) => one.text)).toEqual(['faint']);
  await page.close();
});

// By the order of data-seat; where the rules name no colours, the four of the house.
const boards = ['bleu', 'jaune', 'vert', 'rouge'];
const paints: Record<string, string[]> = {
  samhain: ['rouge', 'violet', 'vert', 'noir'],
  'dicium-shogun': boards,
  'dicium-crazy-cup': boards,
  'dicium-civilisation': boards,
  'dicium-donjon': ['bleu', 'vert', 'rouge', 'jaune'],
};
it('seats wear the paints of their game', async () => {
  const { page, leave } = await world.person();
  await page.goto(world.origin);
  await page.locator('.box:not(.shut)').first().waitFor();
  for (const game of gameIds) {
    const wanted = paints[game] ?? ['rouge', 'bleu', 'vert', 'noir'];
    const [worn, named] = await page.evaluate(
      ([id, names]) => {
        const table = document.createElement('div');
        table.dataset.game = id;
        document.body.append(table);
        const styles = getComputedStyle(table);
        return [
          names.map((_, i) => styles.getPropertyValue(`--p${i + 1}`)),
          names.map((name) => styles.getPropertyValue(`--${name}`)),
        ];
      },
      [game, wanted] as const,
    );
    expect(named.every(Boolean)).toBe(true);
    expect(worn, game).toEqual(named);
  }
  await leave();
});

it('entrance', async () => {
  const { page, leave } = await world.person();
  await page.goto(world.origin);
  await page.locator('.box:not(.shut)').first().waitFor();
  expect(await told(page)).toEqual([]);
  await page.locator('button.box').first().click();
  await page.locator('dialog summary').waitFor(); // its form is fetched when it is opened
  await page.waitForTimeout(400); // and fades in
  expect(await told(page)).toEqual([]);
  await leave();
});

it.each(
  gameIds.flatMap((game) =>
    [laptop, phone].filter((_, i) => takesTurn(game, i)).map((viewport) => [game, viewport] as const),
  ),
)('%s %o', async (game, viewport) => {
  const opened = await openTable(world, game, [
    { kind: 'me', name: 'Anne' },
    { kind: 'computer', level: 'random' },
    { kind: 'computer', level: 'random' },
  ]);
  const { page, leave }: Visitor = await world.person({ viewport, tables: [opened] });
  await page.goto(`${world.origin}/t/${opened.table}`);
  const roll = dice(4);
  for (let i = 0; i < 6; ++i) {
    await awaitTurn(page);
    await (viewport === phone ? decideByMouse : decideByKeys)(page, roll);
  }
  await awaitTurn(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // no tip over the board
  await page.locator('.v-tip').waitFor({ state: 'hidden' });
  await page.locator('.caption').waitFor({ state: 'hidden' });
  expect(await told(page)).toEqual([]);
  if (game === 'samhain') {
    for (const round of ['dark', 'both']) {
      await page.evaluate((light) => {
        document.querySelector<HTMLElement>('.v-table')!.dataset.round = light;
        document.querySelector<HTMLElement>('.village')!.dataset.native = light;
      }, round);
      expect(await told(page), round).toEqual([]);
    }
  }
  await page.getByRole('button', { name: 'Règles' }).first().click(); // R throws dice where there are some
  await page.locator('.rules .clause').first().waitFor();
  expect(await told(page), 'rules').toEqual([]);
  await leave();
});
