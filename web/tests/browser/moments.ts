// Stored moments of a game (tests/fixtures), opened as a table at which one sits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { awaitTurn } from './hands';
import { openTable, seatLink, type World } from './world';

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
