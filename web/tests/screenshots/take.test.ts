// Pictures of every game in mid-play into docs/screenshots: npm run screenshots.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { awaitTurn, decideByKeys, decideByMouse, dice } from '../browser/hands';
import { laptop, openTable, openWorld, phone, type World } from '../browser/world';

const folder = join(import.meta.dirname, '../../../docs/screenshots');
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const company = [
  { kind: 'me', name: 'Maëlle' },
  { kind: 'computer', level: 'apprentice' },
  { kind: 'computer', level: 'apprentice' },
];

it.each([
  ['samhain', 'fr', 'laptop', 21],
  ['samhain', 'en', 'laptop', 34],
  ['samhain', 'fr', 'phone', 34],
  ['samhain', 'en', 'phone', 21],
  ['sabbat-magica', 'fr', 'laptop', 17],
  ['sabbat-magica', 'en', 'laptop', 24],
  ['sabbat-magica', 'fr', 'phone', 24],
  ['sabbat-magica', 'en', 'phone', 17],
] as const)('%s in %s on a %s', async (game, lang, device, decisions) => {
  const opened = await openTable(world, game, company, { seed: '0x0000000000000b0b' });
  const viewport = device === 'laptop' ? laptop : phone;
  const { page, leave } = await world.person({
    viewport,
    locale: lang,
    tables: [opened],
    deviceScaleFactor: device === 'phone' ? 2 : 1,
  });
  await page.goto(`${world.origin}/t/${opened.table}`);
  const roll = dice(12);
  for (let i = 0; i < decisions; ++i) {
    if ((await awaitTurn(page)) === 'over') break;
    await (device === 'phone' ? decideByMouse : decideByKeys)(page, roll);
  }
  await awaitTurn(page);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  // Something chosen, with its consequences.
  await page.locator('.v-board .is-legal').first().click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${game}-${device}-${lang}.png`) });
  await leave();
});

// Moments that are told at one look.
it.each([
  ['bomarzo', 'fr', 'laptop', '4-altar', 'B', 'stock:wine'],
  ['bomarzo', 'en', 'laptop', '4-story', 'B', 'deity:elefante'],
  ['bomarzo', 'fr', 'phone', '4-story', 'B', 'deity:dea'],
  ['bomarzo', 'en', 'phone', '4-village', 'B', 'lane:wine'],
  ['evenfall', 'fr', 'laptop', '4-action', 'C', 'place:P21'],
  ['evenfall', 'en', 'laptop', '4-dial', 'B', 'dial:2'],
  ['evenfall', 'fr', 'phone', '4-action', 'C', 'place:P21'],
  ['evenfall', 'en', 'phone', '2-action', 'B', 'place:P40'],
  ['dicium-shogun', 'fr', 'laptop', '2-end', 'A', 'square:E5'],
  ['dicium-shogun', 'en', 'laptop', '2-defend', 'A', 'engage:1'],
  ['dicium-shogun', 'fr', 'phone', '2-end', 'A', 'square:E5'],
  ['dicium-shogun', 'en', 'phone', '2-combine', 'A', 'use:move'],
  ['dicium-donjon', 'fr', 'laptop', '4-king', 'C', 'square:D6'],
  ['dicium-donjon', 'en', 'laptop', '4-combine', 'D', 'use:move'],
  ['dicium-donjon', 'fr', 'phone', '3-end', 'C', 'square:D4'],
  ['dicium-donjon', 'en', 'phone', '4-king', 'C', 'square:D6'],
  ['dicium-crazy-cup', 'fr', 'laptop', '3-step-cuts', 'B', 'square:53'],
  ['dicium-crazy-cup', 'en', 'laptop', '4-follow', 'A', 'card:grapnel'],
  ['dicium-crazy-cup', 'fr', 'phone', '4-bump', 'A', 'seat:C'],
  ['dicium-crazy-cup', 'en', 'phone', '3-step-cuts', 'B', 'square:53'],
  ['dicium-civilisation', 'fr', 'laptop', '4-combine', 'B', 'square:G4'],
  ['dicium-civilisation', 'en', 'laptop', '3-philosopher', 'B', 'display:PH10'],
  ['dicium-civilisation', 'fr', 'phone', '2-combine-city', 'B', 'use:city3'],
  ['dicium-civilisation', 'en', 'phone', '4-combine', 'B', 'square:G6'],
] as const)('%s in %s on a %s: %s', async (game, lang, device, moment, you, place) => {
  const file = join(import.meta.dirname, `../fixtures/positions/${game}-${moment}.json`);
  const position = JSON.parse(readFileSync(file, 'utf8')) as { players: number; options: object };
  const seats = [...'ABCD'].slice(0, position.players).map((seat) => company[seat === you ? 0 : 1]!);
  const opened = await openTable(world, game, seats, { position, options: position.options });
  const { page, leave } = await world.person({
    viewport: device === 'laptop' ? laptop : phone,
    locale: lang,
    tables: [opened],
    deviceScaleFactor: device === 'phone' ? 2 : 1,
  });
  await page.goto(`${world.origin}/t/${opened.table}`);
  await awaitTurn(page);
  await page.mouse.move(0, 0);
  await page.locator(`[data-target="${place}"]`).first().click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${game.replace('dicium-', '')}-${device}-${lang}.png`) });
  await leave();
});

it('the entrance', async () => {
  for (const [device, viewport, lang] of [
    ['laptop', laptop, 'fr'],
    ['phone', phone, 'en'],
  ] as const) {
    const { page, leave } = await world.person({ viewport, locale: lang });
    await page.goto(world.origin);
    await page.locator('button.box').first().waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `lobby-${device}-${lang}.png`) });
    await leave();
  }
});
