// Writes src/games/GAME/generated.ts: the verbs, decisions and ids of each game, as the program knows them, so that
// a board that forgets one does not compile. tests/unit/generated.test.ts compares.
//   npm run generate [path/to/veillee]
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { generated } from './generated.mjs';
import { program } from './program.mjs';

const games = JSON.parse(program(process.argv[2])('games', '--json'));
for (const folder of readdirSync('src/games')) {
  const game = games.find(({ id }) => id.replace(/^dicium-/, '') === folder.replaceAll('_', '-'));
  if (!game || !existsSync(`src/games/${folder}/index.ts`)) continue; // a family's library
  writeFileSync(`src/games/${folder}/generated.ts`, generated(game));
  console.log(folder);
}
