// What only a game against the game itself has: fingers that partners see, the dungeon's turn told and told again, one
// end for all; and every decision on the map.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe';
import { answered } from './hands';
import { at, byThumb, computer, me, playByMouse, sitAtMoment, some } from './moments';
import { openTable, openWorld, phone, playOut, seatLink, type Opened, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const game = 'dicium-donjon';
const sitAt = (moment: string, person: object = {}) => sitAtMoment(world, game, moment, person);
const ring = (page: Page, id: string) => page.locator(`[data-ring="${id}"]`);

it('a finger: by Alt and a click, by keys, by the eye, by a long press; it fades, and chooses nothing', async () => {
  const opened = (await openTable(world, game, [me, { kind: 'me', name: 'Boris' }])) as Opened & {
    others: { seat: string; token: string }[];
  };
  const anne = await world.person();
  const boris = await world.person({ viewport: phone, locale: 'en-GB', settings: { name: 'Boris' } });
  await anne.page.goto(seatLink(world, opened));
  await boris.page.goto(seatLink(world, { ...opened, ...opened.others[0]! }));
  const pages = [anne.page, boris.page];
  for (const page of pages) await at(page, 'square:D2').waitFor();
  const move = await anne.page.locator('.v-table').getAttribute('data-move');

  await at(anne.page, 'square:D2').click({ modifiers: ['Alt'] });
  for (const page of pages) await ring(page, 'square:D2').waitFor();
  expect(await ring(boris.page, 'square:D2').innerText()).toContain('Anne');
  expect(await violations(boris.page)).toEqual([]);
  for (const page of pages) await ring(page, 'square:D2').waitFor({ state: 'detached', timeout: 15000 });

  // By keys alone: to a thing that cannot be chosen, and L.
  await at(anne.page, 'square:C3').focus();
  await anne.page.keyboard.press('Shift+ArrowRight');
  const focused = await anne.page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
  expect(focused).toMatch(/^square:/);
  await anne.page.keyboard.press('l');
  await ring(boris.page, focused).waitFor();

  // The eye, then anything.
  await anne.page.getByRole('button', { name: 'Regarde ici' }).click();
  await anne.page.locator('.help').waitFor();
  await anne.page.keyboard.press('Escape');
  await anne.page.locator('.help').waitFor({ state: 'detached' });
  await anne.page.getByRole('button', { name: 'Regarde ici' }).click();
  await at(anne.page, 'square:K9').click();
  await ring(boris.page, 'square:K9').waitFor();
  expect(await anne.page.locator('.help').count()).toBe(0);

  // A finger of Boris: long on the square, then the word in its tip.
  const square = (await at(boris.page, 'square:B8').boundingBox())!;
  await boris.page.mouse.click(square.x + 5, square.y + 5, { button: 'right' });
  await boris.page.locator('.v-tip').getByRole('button', { name: 'Look here' }).click();
  await ring(anne.page, 'square:B8').waitFor();
  expect(await anne.page.locator('[aria-live]', { hasText: 'Boris montre' }).count()).toBe(1);

  // It stands in the chat, from where it is ringed again.
  await ring(anne.page, 'square:B8').waitFor({ state: 'detached', timeout: 15000 });
  await anne.page.keyboard.press('c');
  const line = anne.page.locator('.chat li', { hasText: 'B8' });
  await line.waitFor();
  expect(await violations(anne.page)).toEqual([]);
  await line.getByRole('button').click();
  await ring(anne.page, 'square:B8').waitFor();

  expect(await anne.page.locator('.v-table').getAttribute('data-move')).toBe(move);
  for (const { troubles, leave } of [anne, boris]) {
    expect(troubles).toEqual([]);
    await leave();
  }
});

it('alone with computers there is nobody to show anything to', async () => {
  const { page, troubles, leave } = await sitAt('4-combine');
  expect(await page.getByRole('button', { name: 'Regarde ici' }).count()).toBe(0);
  await at(page, 'square:D2').click({ modifiers: ['Alt'] });
  await page.waitForTimeout(300);
  expect(await page.locator('[data-ring]').count()).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('the dungeon’s turn is told step by step, and again when it is asked for', async () => {
  const { page, troubles, leave } = await sitAt('2-reveal', { settings: { motion: 'normal' } });
  // A step is lit for less than a second: the page itself counts how often one was.
  await page.evaluate(() => {
    let was = false;
    new MutationObserver(() => {
      const is = document.querySelector('.tale [aria-current="step"]') !== null;
      if (is && !was) document.body.dataset.steps = `${Number(document.body.dataset.steps ?? 0) + 1}`;
      was = is;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const lit = (n: number) => page.waitForFunction((least) => Number(document.body.dataset.steps) >= least, n);
  await at(page, 'deck').click();
  await answered(page, () => at(page, 'deck').click());
  await lit(1);
  const again = page.locator('.deep .again');
  await again.waitFor();
  const move = await page.locator('.v-table').getAttribute('data-move');
  await again.click();
  await lit(2);
  await again.waitFor();
  expect(await page.locator('.v-table').getAttribute('data-move')).toBe(move);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('a whole game of one hero by mouse: won or lost, and why', async () => {
  const opened = await openTable(world, game, [me]);
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, opened));
  await playByMouse(world, page, opened);
  await page.locator('dialog .headline').waitFor();
  expect(await page.locator('dialog .headline').innerText()).toMatch(/Perdu|Gagné|gagnez/);
  expect(await page.locator('dialog .why li').count()).toBe(4);
  expect(await page.locator('dialog .why').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('all lose together, in both languages, on a phone', async () => {
  const opened = await openTable(world, game, [me, computer, computer, computer]);
  await playOut(world, opened);
  for (const [locale, words] of [
    ['fr-FR', /tous ensemble/],
    ['en-GB', /together/],
  ] as const) {
    const { page, troubles, leave } = await world.person({ viewport: phone, locale });
    await page.goto(seatLink(world, opened));
    await page.locator('dialog .headline').waitFor();
    expect(await page.locator('dialog .headline').innerText()).toMatch(words);
    expect(await page.locator('dialog .why li').count()).toBe(4);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  }
});

it.each(some(['3-place', '2-portal', '4-treasure', '4-bonus']))(
  '%s on a phone: axe finds nothing, and a few decisions by thumb',
  (moment) => byThumb(world, game, moment),
);
