// Decks of one's own: offered at the entrance, named at the table, and their cards told by their names.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { laptop, openWorld, veillee, type World } from './world';

let world: World;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-deck-'));
  const file = join(folder, 'mine.json');
  execFileSync(veillee, ['deck', 'dicium-donjon', '--write', file]);
  const text = readFileSync(file, 'utf8')
    .replace('"Paquet reconstitué"', '"Les cartes de la boîte"')
    .replace('"la Potion de force"', '"la Bière naine"');
  writeFileSync(file, text);
  world = await openWorld(['--deck', file]);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

it('a deck is chosen at the entrance and marks its tables', async () => {
  const { page, troubles, leave } = await world.person();
  await page.goto(world.origin);
  await page.locator('button.box[data-game="dicium-donjon"]').click();
  const form = page.locator('dialog[open]');
  const decks = form.getByLabel('Paquet de cartes');
  await decks.waitFor();
  expect(await decks.locator('option').allInnerTexts()).toEqual(['Paquet reconstitué', 'Les cartes de la boîte']);
  await decks.selectOption({ label: 'Les cartes de la boîte' });
  await form.locator('summary', { hasText: 'Variantes' }).click();
  const { y, height } = (await form.getByRole('button', { name: 'Ouvrir la table' }).boundingBox())!;
  expect(y + height).toBeLessThan(laptop.height); // however many variants there are
  await form.locator('label', { hasText: /^2$/ }).click();
  await form.getByLabel('Place B').selectOption('open');
  await form.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText('Les cartes de la boîte').waitFor();

  const table = page.url().split('/').pop()!;
  const { deck } = (await (await fetch(`${world.origin}/api/tables/${table}?lang=fr`)).json()) as {
    deck: { print: string; name: string };
  };
  const names = async (query: string) => {
    const answer = await fetch(`${world.origin}/api/pieces/dicium-donjon?lang=fr${query}`);
    const { pieces } = (await answer.json()) as { pieces: { id: string; name: string }[] };
    return pieces.find((piece) => piece.id === 'card:FI4')?.name;
  };
  expect(await names(`&deck=${deck.print}`)).toBe('la Bière naine');
  expect(await names('')).toBe('la Potion de force');

  await page.goto(world.origin);
  await page.locator('.mine', { hasText: /paquet.: Les cartes de la boîte/ }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
