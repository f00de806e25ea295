// Writes tests/fixtures/options/GAME.json: positions of random games with all their options, a few of every
// decision that the game asks for.
//   node scripts/corpus.mjs samhain [path/to/veillee] [option=value …]
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decision, program } from './program.mjs';

const [game, veillee, ...options] = process.argv.slice(2);
const run = program(veillee);
const file = join(mkdtempSync(join(tmpdir(), 'veillee-corpus-')), 'position.json');
const each = 4; // positions of a kind
const tries = 6000;

const found = new Map();
for (let seed = 1; seed <= tries; ++seed) {
  const after = (seed * 37) % 240;
  const players = 2 + (seed % 3);
  try {
    run(
      'position',
      'new',
      game,
      '--players',
      `${players}`,
      '--seed',
      `${seed}`,
      '--after',
      `${after}`,
      '--out',
      file,
      '--force',
      ...options.flatMap((option) => ['--option', option]),
    );
  } catch {
    continue; // the game was over before
  }
  const shown = run('position', 'show', file, '--lang', 'en');
  const seat = shown.match(/^([A-D]): /m)?.[1];
  if (!seat) continue;
  const view = JSON.parse(run('position', 'show', file, '--seat', seat, '--json'));
  const kind = found.get(view.decision) ?? [];
  if (kind.length >= each) continue;
  kind.push({ seat, decision: decision(shown, view.decision), view });
  found.set(view.decision, kind);
}
mkdirSync('tests/fixtures/options', { recursive: true });
const positions = [...found.values()].flat();
writeFileSync(
  `tests/fixtures/options/${game}.json`,
  `[\n${positions.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`,
);
console.log(`${positions.length} positions, ${found.size} decisions: ${[...found.keys()].sort().join(' ')}`);
