// The tables that `npm run generate` has made are those of the program.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generated } from '../../scripts/generated.mjs';
import { engine } from './engine';

const folder = (id: string) =>
  join(import.meta.dirname, '../../src/games', id.replace(/^dicium-/, '').replaceAll('-', '_'));

it.each(engine.filter(({ id }) => existsSync(folder(id))))('those of $id: else run npm run generate', (game) => {
  expect(readFileSync(join(folder(game.id), 'generated.ts'), 'utf8')).toBe(generated(game));
});
