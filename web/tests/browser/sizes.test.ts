// Every size: a laptop at 200 %, tablets, phones upright and lying, larger text.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { awaitTurn, decideByMouse, dice } from './hands';
import { gameIds, laptop, openTable, openWorld, phone, takesTurn, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const seats = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
  { kind: 'computer', level: 'random' },
];

async function sitDown(game: string, viewport: { width: number; height: number }, settings: object = {}) {
  const opened = await openTable(world, game, seats);
  const visitor = await world.person({ viewport, tables: [opened], settings });
  await visitor.page.goto(`${world.origin}/t/${opened.table}`);
  await awaitTurn(visitor.page);
  return visitor;
}

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

// Words and numbers of the board that are too small to read. (A letter on a piece has colour and shape beside it.)
const tiny = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.v-board')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!node.textContent!.trim() || range.getBoundingClientRect().width < 2) continue;
      if (owner.closest('.v-sr, .v-seat, [data-piece], .ghost')) continue;
      const svg = (owner as unknown as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1;
      const size = parseFloat(getComputedStyle(owner).fontSize) * svg;
      if (size < 8) found.push(`${node.textContent!.trim()} ${size.toFixed(1)} px`);
    }
    return found;
  });

const screens = [
  ['a laptop at 200 %', { width: 683, height: 384 }, 340],
  ['a tablet upright', { width: 768, height: 1024 }, 560],
  ['a tablet lying', { width: 1024, height: 768 }, 480],
  ['a phone upright', phone, 400],
  ['a small phone', { width: 375, height: 667 }, 300],
  ['a phone lying', { width: 844, height: 390 }, 340],
  ['a small phone lying', { width: 667, height: 375 }, 325],
] as const;

describe.each(gameIds)('%s', (game) => {
  const some = screens.filter((_, i) => takesTurn(game, i));
  it.each(some)('%s: the board can be read, nothing sticks out, axe finds nothing', async (_name, screen, least) => {
    const { page, troubles, leave } = await sitDown(game, screen);
    const board = await box(page, '.v-board');
    expect(board.height).toBeGreaterThanOrEqual(least);
    expect(board.width).toBeGreaterThanOrEqual(Math.min(screen.width, 430) - 1);
    expect(board.width).toBeGreaterThan(screen.width * 0.55);
    expect(await tiny(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('at 400 % the page is scrolled and the board keeps its size', async () => {
    const { page, leave } = await sitDown(game, { width: 341, height: 192 });
    expect((await box(page, '.v-board')).height).toBeGreaterThanOrEqual(300);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(600);
    await page.locator('.v-decision').scrollIntoViewIfNeeded();
    expect((await box(page, '.v-decision')).y).toBeLessThan(192);
    await leave();
  });

  it('larger text is larger on the board, too', async () => {
    const words: Record<string, string> = {
      samhain: '.half__name',
      bomarzo: '.bom-stone .fav',
      evenfall: '.eve-tile .name',
      'sabbat-magica': '.sab-gardenname, .sab-regionname',
      'dicium-civilisation': '.rack b',
      'dicium-crazy-cup': '.rack b',
      'dicium-donjon': '.rack b',
      'dicium-shogun': '.rack b',
    };
    const word = words[game]!;
    const height = async (text: string) => {
      const { page, leave } = await sitDown(game, laptop, { text });
      const sizes = await page.locator(word).evaluateAll((all) =>
        all.map((one) => {
          const svg = (one as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1;
          return parseFloat(getComputedStyle(one).fontSize) * svg;
        }),
      );
      await leave();
      return Math.max(...sizes);
    };
    const [normal, large, larger] = [await height('normal'), await height('large'), await height('larger')];
    expect(large).toBeGreaterThan(normal * 1.05);
    expect(larger).toBeGreaterThan(normal * 1.15);
  });

  it('on a phone the bar keeps its height, and a second touch meets the same place', async () => {
    const { page, leave } = await sitDown(game, phone);
    const roll = dice(3);
    let compared = 0;
    for (let i = 0; i < 12 && compared < 3; ++i) {
      if ((await awaitTurn(page)) === 'over') break;
      const places = page.locator('.v-board .is-legal.is-next:visible');
      if ((await places.count()) > 0) {
        const before = await box(page, '.v-board');
        const bar = await box(page, '.v-decision');
        await places.first().tap();
        if (await page.locator('.v-board .is-ready').count()) {
          await page.waitForTimeout(300); // the consequences come
          expect(await box(page, '.v-board')).toEqual(before);
          expect((await box(page, '.v-decision')).height).toBe(bar.height);
          // What is meant can be read from its beginning.
          const peek = await box(page, '.v-decision .peek');
          expect((await box(page, '.v-decision .peek b')).y).toBeGreaterThanOrEqual(peek.y);
          ++compared;
        }
        await page.keyboard.press('Escape');
      }
      await decideByMouse(page, roll);
    }
    expect(compared).toBeGreaterThan(0);
    await leave();
  });

  it('on a phone a rival opens as a sheet, and no keyboard comes up by itself', async () => {
    const { page, leave } = await sitDown(game, phone);
    await page.locator('.v-rival').first().tap();
    const sheet = page.locator('dialog .sheet');
    await sheet.first().waitFor();
    const shown = await page.locator('dialog .v-rival').innerText();
    const strip = await page.locator('aside .v-rival').first().innerText();
    expect(shown.length).toBeGreaterThan(strip.length);
    expect(await violations(page)).toEqual([]);
    await page.locator('dialog header button').click();
    await page.locator('.v-tab').last().tap();
    await page.locator('.v-palette [role="option"]').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    await leave();
  });
});

it('Samhain on a phone: the tracks of the other side are one touch away', async () => {
  for (const viewport of [phone, { width: 844, height: 390 }]) {
    const { page, troubles, leave } = await sitDown('samhain', viewport);
    const rows = page.locator('.tracks tbody tr');
    expect(await rows.first().isVisible()).toBe(false);
    await page.locator('.v-tab').nth(1).click();
    await rows.last().waitFor();
    expect(await rows.count()).toBe(5);
    for (const side of ['light', 'dark']) {
      const track = await box(page, `.track--${side}`);
      expect(track.x).toBeGreaterThanOrEqual(0);
      expect(track.x + track.width).toBeLessThanOrEqual(viewport.width);
    }
    expect(await page.locator('.track--dark').first().innerText()).toMatch(/Ténèbres/);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  }
});
