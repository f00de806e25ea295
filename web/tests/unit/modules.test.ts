// Every game of the engine has a board here: the build fails, not the player.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameModule } from '../../src/table/game_module';
import { engine } from './engine';

const root = join(import.meta.dirname, '../..');
const modules = import.meta.glob<{ default: GameModule }>('../../src/games/*/index.ts', { eager: true });

const folderOf = (id: string) => id.replace(/^dicium-/, '').replaceAll('-', '_');

it('every game of the engine has a board, and nothing else has', () => {
  const folders = readdirSync(join(root, 'src/games')).filter((folder) =>
    existsSync(join(root, 'src/games', folder, 'index.ts')),
  );
  expect(folders.sort()).toEqual(engine.map((game) => folderOf(game.id)).sort());
});

it.each(engine.map((game) => game.id))('%s is called so by its board, too', (id) => {
  expect(modules[`../../src/games/${folderOf(id)}/index.ts`]!.default.id).toBe(id);
});
