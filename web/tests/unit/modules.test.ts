// Every game of the engine has a board here: the build fails, not the player.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameModule } from '../../src/table/game_module';
import { engine } from './engine';

const root = join(import.meta.dirname, '../..');
const modules = import.meta.glob<{ default: GameModule }>('../../src/games/*/index.ts', { eager: true });

it('every game of the engine has a board, and nothing else has', () => {
  const folders = readdirSync(join(root, 'src/games')).map((folder) => folder.replaceAll('_', '-'));
  expect(folders.sort()).toEqual(engine.map((game) => game.id).sort());
});

it.each(engine.map((game) => game.id))('%s is called so by its board, too', (id) => {
  expect(modules[`../../src/games/${id.replaceAll('-', '_')}/index.ts`]!.default.id).toBe(id);
});
