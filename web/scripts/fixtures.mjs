// Writes tests/fixtures/*.json: table frames of real positions, for the harness and the unit tests.
//   node scripts/fixtures.mjs path/to/veillee
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decision, program } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'veillee-fixtures-'));
const run = program(process.argv[2]);
const names = ['Maëlle', 'Corentin', 'Nolwenn', 'Sacha'];

// Game, players, seed, decisions played, language.
const wanted = [
  ['samhain', 3, 11, 20, 'fr'],
  ['samhain', 3, 7, 60, 'fr'],
  ['samhain', 2, 3, 130, 'en'],
  ['samhain', 4, 5, 150, 'fr'],
  ['samhain', 4, 9, 0, 'en'],
  ['sabbat-magica', 3, 7, 60, 'fr'],
  ['sabbat-magica', 2, 3, 90, 'en'],
  ['sabbat-magica', 4, 5, 150, 'fr'],
  ['sabbat-magica', 4, 9, 0, 'en'],
  ['sabbat-magica', 3, 12, 31, 'fr'],
];

function write(name, file, move, lang) {
  const show = (seat, ...more) => run('position', 'show', file, '--seat', seat, ...more, '--lang', lang);
  const open = JSON.parse(show('spectator', '--json'));
  const { game } = open;
  const deciders = open.deciders ?? [];
  const you = deciders[0] ?? 'A';
  const letters = ['A', 'B', 'C', 'D'].slice(0, open.players);
  const frame = {
    type: 'table',
    table: 'fixture',
    seq: move,
    move,
    game,
    options: open.options,
    state: deciders.length ? 'running' : 'over',
    you,
    host: true,
    seats: letters.map((seat, i) => ({
      seat,
      kind: i % 2 ? 'computer' : 'human',
      name: names[i],
      connected: true,
      owes: deciders.includes(seat),
    })),
    view: JSON.parse(show(you, '--json')),
    decision: decision(show(you), open.decision),
    waiting_for: deciders,
    draft: { undo: 1, ask: true },
    log: { from: 0, lines: [] },
    chat: { from: 0, lines: [] },
  };
  writeFileSync(`tests/fixtures/${name}.json`, JSON.stringify(frame, null, 1) + '\n');
  console.log(name, frame.decision?.name, frame.decision?.options.length ?? 0);
}

for (const [game, players, seed, after, lang] of wanted) {
  const file = join(folder, 'position.json');
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
  );
  write(`${game}-${players}-${after}-${lang}`, file, after, lang);
}
// Moments of games between computers (scripts/positions.mjs), where there is more to see.
const positions = 'tests/fixtures/positions';
for (const file of readdirSync(positions)) {
  const name = file.replace('.json', '');
  write(name, join(positions, file), 100, 'fr');
  if (/^sabbat-magica-\d-/.test(name)) write(`${name}-en`, join(positions, file), 100, 'en');
}
