// Every game of the engine has a board here: the build fails, not the player.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameModule } from '../../src/table/game_module';
import { engine } from './engine';

const root = join(import.meta.dirname, '../..');
const modules = import.meta.glob<{ default: GameModule }>('../../src/games/*/index.ts');

it('every game of the engine has a board, and nothing else has', () => {
  const folders = readdirSync(join(root, 'src/games')).map((folder) => folder.replaceAll('_', '-'));
  expect(folders.sort()).toEqual(engine.map((game) => game.id).sort());
});

it.each(engine.map((game) => game.id))('%s is called so by its board, too', async (id) => {
  const { default: module } = await modules[`../../src/games/${id.replaceAll('-', '_')}/index.ts`]!();
  expect(module.id).toBe(id);
});

it('every sign that the table shows is in the sprite', () => {
  const sprite = new Set(
    [...readFileSync(join(root, 'src/ui/signs.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
      (match) => match[1],
    ),
  );
  const missing: string[] = [];
  for (const folder of ['ui', 'table', 'shell']) {
    for (const file of readdirSync(join(root, 'src', folder)).filter((name) => name.endsWith('.svelte'))) {
      const text = readFileSync(join(root, 'src', folder, file), 'utf8');
      for (const [, name] of text.matchAll(/<Icon name="([a-z-]+)"|icon: '([a-z-]+)'|@render item\('([a-z-]+)'/g)) {
        if (name && !sprite.has(name)) missing.push(`${file}: ${name}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
