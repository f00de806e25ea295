// What a visitor downloads. Needs `npm run build` before.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const assets = join(root, 'dist/assets');
// The board of a guest of the house waits outside the build.
const games = readdirSync(join(root, 'src/games')).filter(
  (folder) => !existsSync(join(root, 'src/games', folder, 'module.ts')),
);
const scripts = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.js')) : [];
const gzip = (file: string) => gzipSync(readFileSync(join(assets, file))).length;
const gameOf = (file: string) => games.find((game) => file.startsWith(`${game}-`));

it('the build is there', () => {
  expect(scripts.length, 'run npm run build first').toBeGreaterThan(games.length);
});

// What these need before anything is drawn, without what is fetched when it is opened.
function needed(starts: string[]): string[] {
  const all = new Set(starts);
  for (const file of all) {
    const text = readFileSync(join(assets, file), 'utf8');
    for (const [, other] of text.matchAll(/(?:from|^import|[;}]import)\s*"\.\/([\w.-]+\.js)"/g)) all.add(other!);
  }
  return [...all];
}
const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
const common = scripts.filter((file) => !gameOf(file));
const shell = needed(common.filter((file) => /^(index|TableView)-/.test(file)));

it('the shell with the table is at most 65 kB', () => {
  expect(shell.length).toBeGreaterThan(1);
  expect(sum(shell.map(gzip))).toBeLessThanOrEqual(65_000);
});

// Parts of boards that several games have come with each of them, and are counted there.
const withGames = needed(scripts.filter(gameOf));
const later = common.filter((file) => !shell.includes(file) && !withGames.includes(file));
const entrance = /^(LookPage|NewTable|PassDevice|WaitingRoom|clocks|saved_file)-/;
it('what is fetched when it is opened is at most 15 kB in all', () => {
  expect(sum(later.filter((file) => !entrance.test(file)).map(gzip))).toBeLessThanOrEqual(15_000);
});
it('what the entrance fetches when it is opened is at most 11 kB in all', () => {
  expect(later.filter((file) => entrance.test(file)).length).toBeGreaterThanOrEqual(6);
  expect(sum(later.filter((file) => entrance.test(file)).map(gzip))).toBeLessThanOrEqual(11_000);
});

// What the games of a family share is fetched once.
const families: Record<string, number> = { dicium: 25_000 };
it.each(games)('%s keeps its budget', (game) => {
  const own = scripts.filter((file) => gameOf(file) === game);
  expect(own.length).toBeGreaterThan(0);
  const parts = needed(own).filter((file) => !gameOf(file) && !shell.includes(file));
  expect(sum([...own, ...parts].map(gzip))).toBeLessThanOrEqual(families[game] ?? 40_000);
});

it('nothing of the harness, and no address of another host, is in the build', () => {
  expect(existsSync(join(root, 'dist/harness.html'))).toBe(false);
  for (const file of [
    ...readdirSync(assets)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => join(assets, name)),
    join(root, 'dist/index.html'),
  ]) {
    const hosts = [...readFileSync(file, 'utf8').matchAll(/https?:\/\/([\w.-]+)/g)].map((match) => match[1]);
    // Names of XML vocabularies and links to explanations in error messages are never fetched.
    expect(hosts.filter((host) => host !== 'www.w3.org' && host !== 'svelte.dev')).toEqual([]);
  }
});
