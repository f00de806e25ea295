// Writes tests/fixtures/sabbat-magica-*.json from the positions in tests/fixtures/positions: moments of
// games between computer players, and one position for each decision of the game.
//   node scripts/sabbat_magica_fixtures.mjs path/to/veillee
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';

const veillee = process.argv[2] ?? '../build/release/bin/veillee';
const run = (...args) => execFileSync(veillee, args, { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
const names = ['Anouk', 'Zoé', 'Sacha', 'Lou'];
const folder = 'tests/fixtures/positions';

// The terminal prints "A: question", then one option a line: two blanks, action, blanks, words.
function decision(text, name, seat) {
  const at = text.search(new RegExp(`^${seat}: `, 'm'));
  if (at < 0) return undefined;
  const [head, ...rest] = text.slice(at).split('\n');
  const options = rest
    .map((line) => line.match(/^ {2}(\S.*?) {2,}(\S.*)$/))
    .filter(Boolean)
    .map(([, action, words]) => ({ action, words }));
  return { name, prompt: head.slice(3), options };
}

function write(file, lang) {
  const position = `${folder}/${file}`;
  const open = JSON.parse(run('position', 'show', position, '--seat', 'spectator', '--json'));
  const deciders = open.deciders ?? [];
  const you = deciders[0] ?? 'A';
  const frame = {
    type: 'table', table: 'fixture', seq: 1, move: 1, game: 'sabbat-magica', options: { power: open.power },
    state: open.over ? 'over' : 'running', you, host: true,
    seats: open.seats.map(({ seat }, i) => ({
      seat, kind: seat === you ? 'human' : 'computer', name: names[i], connected: true, owes: deciders.includes(seat),
    })),
    view: JSON.parse(run('position', 'show', position, '--seat', you, '--json')),
    decision: decision(run('--lang', lang, 'position', 'show', position, '--seat', you), open.decision, you),
    waiting_for: deciders, draft: { undo: 1, ask: true }, log: { from: 0, lines: [] }, chat: { from: 0, lines: [] },
  };
  const name = file.replace('.json', `-${lang}`);
  writeFileSync(`tests/fixtures/${name}.json`, JSON.stringify(frame) + '\n');
  console.log(name, frame.decision?.name, frame.decision?.options.length ?? 0);
}

for (const file of readdirSync(folder).filter((file) => file.startsWith('sabbat-magica-'))) {
  write(file, 'fr');
  if (/-\d-/.test(file)) write(file, 'en');
}
