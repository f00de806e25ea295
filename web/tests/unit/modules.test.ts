// Every game of the engine has a board here, and every decision and event that the engine knows is
// known to it: the build fails, not the player.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const veillee = process.env.VEILLEE ?? join(root, '../build/release/bin/veillee');
interface Engine {
  id: string;
  decisions: string[];
  events: string[];
}
const engine = JSON.parse(execFileSync(veillee, ['games', '--json'], { encoding: 'utf8' })) as Engine[];
const modules = import.meta.glob<{ default: { id: string; decisions: object; events: object } }>('../../src/games/*/index.ts');

it('every game of the engine has a board, and nothing else has', () => {
  const folders = readdirSync(join(root, 'src/games')).map((folder) => folder.replaceAll('_', '-'));
  expect(folders.sort()).toEqual(engine.map((game) => game.id).sort());
});

describe.each(engine.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('knows every decision and every event of the engine', async () => {
    const { default: module } = await modules[`../../src/games/${id.replaceAll('-', '_')}/index.ts`]!();
    expect(module.id).toBe(id);
    expect(Object.keys(module.decisions).sort()).toEqual([...game.decisions].sort());
    expect(Object.keys(module.events).sort()).toEqual([...game.events].sort());
  });
});

it('every sign that the table shows is in the sprite', () => {
  const sprite = new Set([...readFileSync(join(root, 'src/icons/common.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
  const missing: string[] = [];
  for (const folder of ['shell', 'table']) {
    for (const file of readdirSync(join(root, 'src', folder)).filter((name) => name.endsWith('.svelte'))) {
      const text = readFileSync(join(root, 'src', folder, file), 'utf8');
      for (const [, name] of text.matchAll(/<Icon name="([a-z-]+)"|icon: '([a-z-]+)'|@render item\('([a-z-]+)'/g)) {
        if (name && !sprite.has(name)) missing.push(`${file}: ${name}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
