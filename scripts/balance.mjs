#!/usr/bin/env node
// scripts/balance.mjs GAME --seats master,master [--games 100] [--seed 1] [--of play,slot] [--turn "^turn (\\d+)"]
//   [--folder build/balance/NAME] [--option NAME=VALUE] [--deck FILE] [--program PATH] [--together]
// Computers play so many games from one seed on; games that lie in the folder already are not played again. Then, from
// these games: who wins by seat, how long they are, how they end, and of each action of these verbs how often it is
// taken in a game and how those fare who take it; with --together for all seats at once (where they are alike), and how
// many points more those have who take it once more often than the others (a slope: it says what goes together, not
// what causes it). The tables are those of docs/balance.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: text,
    games: { ...text, default: '100' },
    seed: { ...text, default: '1' },
    of: { ...text, default: 'play' },
    turn: { ...text, default: '^turn (\\d+)' },
    folder: text,
    option: { ...text, multiple: true, default: [] },
    deck: text,
    program: { ...text, default: 'build/release/bin/veillee' },
    together: { type: 'boolean', default: false },
  },
});
const game = positionals[0];
if (!game || !values.seats) {
  console.error('scripts/balance.mjs: a game and --seats, such as dicium-shogun --seats master,master');
  process.exit(2);
}
const deck = values.deck ? [basename(values.deck, '.json')] : [];
const name = [game, ...values.seats.split(','), ...values.option, ...deck].join('-').replaceAll('=', '-');
const folder = values.folder ?? join('build/balance', name);
mkdirSync(folder, { recursive: true });

const veillee = (...args) =>
  execFileSync(values.program, [...args, '--lang', 'en'], { encoding: 'utf8', maxBuffer: 1 << 26 });

function played(seed) {
  const file = join(folder, `${seed}.veillee`);
  if (!existsSync(file)) {
    const options = values.option.flatMap((option) => ['--option', option]);
    if (values.deck) options.push('--deck', values.deck);
    const unfinished = `${file}.part`;
    rmSync(unfinished, { force: true }); // of a run that was stopped
    veillee('play', game, '--seats', values.seats, '--seed', String(seed), ...options, '--save', unfinished);
    renameSync(unfinished, file);
  }
  return JSON.parse(veillee('replay', file, '--json'));
}

// Wilson's interval of 95 %.
function share(wins, n) {
  const z = 1.96;
  const p = n > 0 ? wins / n : 0;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (x) => (100 * x).toFixed(1);
  return n > 0 ? `${percent(p)} % [${percent(middle - reach)}; ${percent(middle + reach)}]` : '–';
}
const sum = (all) => all.reduce((a, b) => a + b, 0);

const games = [];
for (let i = 0; i < Number(values.games); ++i) games.push(played(Number(values.seed) + i));

const seats = games[0].seats.map(({ seat }) => seat);
const wins = Object.fromEntries(seats.map((seat) => [seat, 0]));
const endings = new Map();
const taken = new Map(); // "A play move", or together "play move"
const turns = [];
const points = [];
const verbs = new Set(values.of.split(','));
for (const { actions, winners, scores } of games) {
  const times = new Map(); // of this game: "play move" → for each seat
  for (const winner of winners) wins[winner] += 1; // a camp's victory is that of both partners
  points.push(...(scores ?? []));
  let last = '';
  let turn = 1;
  for (const { seat, action, events } of actions) {
    for (const event of events) {
      const found = event.match(new RegExp(values.turn, 'i'));
      if (found) turn = Number(found[1]);
      else last = event;
    }
    const [verb, what = ''] = action.split(' ');
    if (!verbs.has(verb)) continue;
    const key = `${verb} ${what}`;
    if (!times.has(key))
      times.set(
        key,
        seats.map(() => 0),
      );
    times.get(key)[seats.indexOf(seat)] += 1;
  }
  for (const [what, each] of times)
    for (const [i, n] of each.entries()) {
      const key = values.together ? what : `${seats[i]} ${what}`;
      const row = taken.get(key) ?? { times: 0, by: 0, winners: 0, spread: 0, gain: 0 };
      row.times += n;
      row.by += n > 0 ? 1 : 0;
      row.winners += n > 0 && winners.includes(seats[i]) ? 1 : 0;
      const more = n - sum(each) / seats.length;
      row.spread += more * more;
      if (scores) row.gain += more * (scores[i] - sum(scores) / seats.length);
      taken.set(key, row);
    }
  turns.push(turn);
  endings.set(last, (endings.get(last) ?? 0) + 1);
}
turns.sort((a, b) => a - b);

console.log(`${games.length} games, seeds ${values.seed} to ${Number(values.seed) + games.length - 1}\n`);
for (const seat of seats) console.log(`${seat} wins ${share(wins[seat], games.length)}`);
const at = (part, of = turns) => of[Math.min(of.length - 1, Math.floor(part * of.length))];
console.log(
  `\nturns: mean ${(sum(turns) / turns.length).toFixed(1)}, middle ${at(0.5)}, nine in ten from ${at(0.05)} to ${at(0.95)}, longest ${at(1)}`,
);
points.sort((a, b) => a - b);
if (points.length > 0)
  console.log(
    `points: mean ${(sum(points) / points.length).toFixed(1)}, four in five from ${at(0.1, points)} to ${at(0.9, points)}, most ${at(1, points)}`,
  );
console.log('');
if (!values.together)
  for (const [ending, n] of [...endings].sort((a, b) => b[1] - a[1]))
    console.log(`| ${ending} | ${n} | ${share(n, games.length)} |`);
const players = games.length * (values.together ? seats.length : 1);
console.log(
  '\n| action | a player | share of players who take it | of these win | points for each more |\n|---|---|---|---|---|',
);
for (const [key, { times, by, winners, spread, gain }] of [...taken].sort())
  console.log(
    `| ${key} | ${(times / players).toFixed(2)} | ${((100 * by) / players).toFixed(0)} % | ${share(winners, by)} | ${spread > 0 && points.length > 0 ? (gain / spread).toFixed(1) : '–'} |`,
  );
