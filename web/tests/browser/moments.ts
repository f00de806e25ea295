// Stored moments of a game (tests/fixtures), opened as a table at which one sits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe';
import { awaitTurn, decideByMouse, dice } from './hands';
import { openTable, phone, playOut, seatLink, type Opened, type World } from './world';

export const me = { kind: 'me', name: 'Anne' };
export const computer = { kind: 'computer', level: 'random' };

const folder = join(import.meta.dirname, '../fixtures');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;

// As the one sees it who is asked; the others are computers.
export async function sitAtMoment(world: World, game: string, moment: string, person: object = {}) {
  const position = read(`positions/${game}-${moment}.json`) as { players: number; options: object };
  const { you } = read(`${game}-${moment}.json`);
  const seats = [...'ABCD'].slice(0, position.players).map((seat) => (seat === you ? me : computer));
  const opened = await openTable(world, game, seats, { position, options: position.options });
  const visitor = await world.person(person);
  await visitor.page.goto(seatLink(world, opened));
  await awaitTurn(visitor.page);
  return { ...visitor, opened };
}

export const at = (page: Page, id: string) => page.locator(`.v-table [data-target="${id}"]`).first();

const whole = process.env.VEILLEE_WHOLE === '1';

// Two of them; all when everything is looked at (scripts/nightly whole).
export const some = <T>(all: readonly T[]) => all.slice(0, whole ? all.length : 2);

// On a phone: axe finds nothing, and a few decisions by thumb.
export async function byThumb(world: World, game: string, moment: string) {
  const { page, troubles, leave } = await sitAtMoment(world, game, moment, { viewport: phone });
  expect(await violations(page)).toEqual([]);
  const roll = dice(5);
  for (let i = 0; i < 4; ++i) {
    if ((await awaitTurn(page)) === 'over') break;
    await decideByMouse(page, roll);
  }
  expect(troubles).toEqual([]);
  await leave();
}

// Some decisions by mouse and the rest by the computer while nobody looks; all of them when everything is looked at.
export async function playByMouse(world: World, page: Page, opened: Opened) {
  const roll = dice(9);
  for (let i = 0; i < (whole ? 600 : 24); ++i) {
    if ((await awaitTurn(page)) === 'over') return;
    await decideByMouse(page, roll);
  }
  await page.goto(`${world.origin}/healthz`);
  await playOut(world, opened);
  await page.goto(seatLink(world, opened));
}
