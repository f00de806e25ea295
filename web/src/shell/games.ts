// The games that have a board here: one folder each, loaded when a table needs it.

import type { GameModule } from '../table/game_module';

const folders = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

// The name of a family is no part of the folder's: its own folder holds what its games share.
const folderOf = (game: string) => `../games/${game.replace(/^dicium-/, '').replaceAll('-', '_')}/index.ts`;

export const hasBoard = (game: string) => folderOf(game) in folders;

export async function loadGame(game: string): Promise<GameModule> {
  const load = folders[folderOf(game)];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
