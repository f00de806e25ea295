// Writes tests/fixtures/positions/*.json: moments of games between computers, one for each decision that is
// worth looking at. scripts/fixtures.mjs makes frames of them. (The rare ones, sabbat-magica-immortality and
// -secret_area, all of dicium-shogun, and those of dicium-donjon, bomarzo and evenfall that are not listed are set by hand.)
//   node scripts/positions.mjs [path/to/veillee [GAME]]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './program.mjs';

const run = program(process.argv[2]);
const only = process.argv[3]; // else every game
const folder = mkdtempSync(join(tmpdir(), 'veillee-positions-'));
const file = join(folder, 'position.json');

const standing = (view, seat, places) => places.some((place) => view.places[place].ghosts.includes(seat));
const regions = ['TUR', 'NES', 'GIN', 'VAD', 'FRI', 'VAL', 'BER', 'GRI'];
const poor = (view, seat) => {
  const player = view.seats.find((one) => one.seat === seat);
  return (
    player.drawbridge > 0 && [...Object.values(player['2h']), ...Object.values(player['1h'])].every((n) => n === 0)
  );
};

// Name; players; decision; the word with which its answer begins; the least round; whatever else.
const samhain = [
  ['bury-3', 3, 'bury', 'bury', 2],
  ['kill-3', 3, 'kill', 'kill', 3],
  ['move-3', 3, 'move', 'step', 3],
  ['revive-3', 3, 'revive', 'revive', 2],
  ['sickle-gain-4', 4, 'sickle_gain', 'gain', 2],
  ['slot-4', 4, 'slot', 'perform', 4],
  ['spend-3', 3, 'spend', 'spend', 3],
  ['steal-2', 2, 'steal', 'steal', 2],
  ['turn-4', 4, 'main_action', 'activate', 3],
  ['turn-dark-2', 2, 'main_action', 'activate', 4],
  ['turn-dark-3', 3, 'main_action', 'activate', 4],
  ['turn-light-3', 3, 'main_action', 'activate', 3],
  ['weaken-4', 4, 'weaken', 'weaken', 2],
];
const sabbat = [
  ['2-bonus', 2, 'bonus', 'bonus', 6],
  ['2-ghost', 2, 'ghost', 'move', 5],
  ['3-effect', 3, 'effect', 'tile', 5],
  ['3-scheme', 3, 'scheme', 'walk', 2],
  ['3-split', 3, 'split', 'split', 5],
  ['3-unfed', 3, 'unfed', 'starve', 3],
  ['4-arrival', 4, 'arrival', 'settle', 3],
  ['4-ghost', 4, 'ghost', 'send', 4, (view, seat) => standing(view, seat, regions) && poor(view, seat)],
  ['4-scheme', 4, 'scheme', 'walk', 4],
  ['4-split', 4, 'split', 'split', 4],
];
const powers = [
  ['4-powers-scheme', 4, 'scheme', 'walk', 4],
  ['4-powers', 4, 'ghost', 'move', 4],
  ['after_effect', 4, 'after_effect', 'power', 1],
  ['again', 3, 'again', 'mirror', 1],
  ['bonus_resource', 4, 'bonus_resource', 'take', 2],
  ['give_from_1h', 3, 'give_from_1h', 'from 1h', 2],
  ['give_from_2h', 3, 'give_from_2h', 'from 2h', 1],
  ['give_kind', 3, 'give_kind', 'give', 1],
  ['haunt', 4, 'haunt', 'haunt', 1],
  ['keep', 3, 'keep', 'keep', 2],
  ['luxuriance', 4, 'luxuriance', 'draw', 1],
  ['pay', 4, 'pay', 'pay', 2],
  ['receive', 3, 'receive', 'receive', 1],
  ['terrorise', 3, 'terrorise', 'discard', 1],
  ['window', 4, 'window', 'go on', 2],
];
const donjon = [
  ['4-start', 4, 'start', 'start', 0],
  ['2-reveal', 2, 'reveal', 'reveal', 2],
  ['3-place', 3, 'place', 'place', 2],
  ['2-portal', 2, 'portal', 'portal', 2],
  ['4-keep', 4, 'keep', 'keep', 3],
  ['3-reroll', 3, 'reroll', 'throw', 2],
  ['4-combine', 4, 'combine', 'play', 4],
  ['2-combine-teleport', 2, 'combine', 'teleport', 3],
  ['3-end', 3, 'end', 'go', 3],
  ['4-target', 4, 'target', 'target', 2],
  ['3-goblin', 3, 'goblin', 'goblin', 2],
  ['4-king', 4, 'place', 'place', 5, (view) => view.king !== null],
  ['1-place', 1, 'place', 'place', 2],
  ['1-reroll', 1, 'reroll', 'throw', 3],
  ['1-combine', 1, 'combine', 'play', 4],
  ['1-king', 1, 'keep', 'keep', 8, (view) => view.king !== null],
];
const from = (season) => (view) => view.season >= season;
const bomarzo = [
  ['4-extra', 4, 'extra', 'take', 0],
  ['4-keep', 4, 'keep', 'keep', 0],
  ['3-opening', 3, 'opening', 'advance', 0],
  ['3-draws', 3, 'draws', 'draw', 0, from(4)],
  ['2-placement', 2, 'placement', 'harvest', 0, from(6)],
  ['3-genio', 3, 'genio', 'draw', 0, from(2)],
  ['3-tartaruga', 3, 'tartaruga', 'discard', 0, from(3)],
  ['4-climb', 4, 'climb', 'climb', 0, from(3)],
  ['4-slide', 4, 'slide', 'slide', 0, from(3)],
  ['3-under', 3, 'under', 'under', 0, from(4)],
];
const tiled = (view, seat) => view.seats.find((one) => one.seat === seat).tiles.length > 1;
const crazyCup = [
  ['4-keep', 4, 'keep', 'keep', 4],
  ['4-reroll', 4, 'reroll', 'throw', 4],
  ['4-combine', 4, 'combine', 'play', 4],
  ['3-bonus', 3, 'bonus', 'slot', 3],
  ['4-reserve', 4, 'reserve', 'reserve', 3],
  ['4-defend', 4, 'defend', 'engage', 3],
  ['2-step-first', 2, 'step', 'step', 0],
  ['4-step', 4, 'step', 'step', 5],
  ['3-step-cuts', 3, 'step', 'step', 4, tiled],
  ['4-bump', 4, 'bump', 'bump', 3],
  ['3-tech', 3, 'tech', 'tile', 2],
  ['3-cheat', 3, 'cheat', 'take', 3],
  ['4-pair', 4, 'pair', 'pair', 3],
  ['4-target', 4, 'target', 'target', 3],
  ['3-storm', 3, 'storm', 'lay', 3],
  ['4-die', 4, 'die', 'turn', 2],
  ['4-enter', 4, 'enter', 'card oil', 2],
  ['4-follow', 4, 'follow', 'card grapnel', 3],
  ['3-cancel', 3, 'cancel', 'card bribe', 2],
  ['4-lose', 4, 'lose', 'tile', 2],
  ['4-steal', 4, 'steal', 'tile', 2],
];
const crazyCupAlone = [
  ['1-way', 1, 'way', 'way', 0],
  ['1-keep', 1, 'keep', 'keep', 5],
];
const crazyCupTeams = [['4-teams', 4, 'reserve', 'reserve', 5]];
const crazyCupYoung = [['2-young', 2, 'combine', 'play', 4]];

const held = (least) => (view, seat) => view.seats.find((one) => one.seat === seat).held >= least;
const civilisation = [
  ['3-secret', 3, 'secret', 'secret', 0],
  ['3-keep', 3, 'keep', 'keep', 6],
  ['3-reroll', 3, 'reroll', 'throw', 7],
  ['4-reroll-socrates', 4, 'reroll', 'card PH01', 3],
  ['3-combine', 3, 'combine', 'play', 9],
  ['4-combine', 4, 'combine', 'play', 8, held(2)],
  ['4-combine-redeploy', 4, 'combine', 'redeploy', 4],
  ['3-combine-xenophanes', 3, 'combine', 'play temple3', 3],
  ['2-combine-city', 2, 'combine', 'play city3', 5],
  ['3-bonus', 3, 'bonus', 'slot', 4],
  ['3-reserve', 3, 'reserve', 'reserve', 5],
  ['4-engage', 4, 'engage', 'engage', 4],
  ['3-engage-heraclitus', 3, 'engage', 'card PH09', 2],
  ['3-defend', 3, 'defend', 'engage', 3, (view) => !view.wrath],
  ['4-defend-wrath', 4, 'defend', 'engage', 3, (view) => view.wrath],
  ['4-defend-diogenes', 4, 'defend', 'card PH08', 2],
  ['3-go', 3, 'go', 'go', 8],
  ['3-lay', 3, 'lay', 'lay', 4],
  ['4-lay-temple', 4, 'lay', 'lay', 4, (view) => view.laying === 'temple'],
  ['3-hero', 3, 'hero', 'hero', 4],
  ['3-philosopher', 3, 'philosopher', 'take', 4],
  ['4-target', 4, 'target', 'target', 4],
  ['3-relocate', 3, 'relocate', 'relocate', 5],
  ['3-relocate-zeno', 3, 'relocate', 'zeno', 2],
  ['3-objective', 3, 'objective', 'claim', 4],
  ['4-pair', 4, 'pair', 'pair', 2],
  ['4-again', 4, 'again', 'throw', 2],
  ['3-die', 3, 'die', 'turn', 2],
  ['3-faces', 3, 'faces', 'faces', 2],
  ['3-rolled', 3, 'rolled', 'pass', 2],
];
const civilisationAlone = [
  ['1-secret', 1, 'secret', 'secret', 0],
  ['1-reroll', 1, 'reroll', 'throw', 8],
  ['1-combine', 1, 'combine', 'play', 8],
  ['1-philosopher', 1, 'philosopher', 'draw', 3],
];
const opponents = (view, seat, action) => {
  const own = view.seats.find((one) => one.seat === seat);
  return ![...own.outer, ...own.inner].includes(action.split(' ')[1]);
};
const many = (view, seat) => view.seats.find((one) => one.seat === seat).inner.length >= 3;
const evenfall = [
  ['4-action', 4, 'action', 'discover', 2],
  ['3-action', 3, 'action', 'token', 2],
  ['2-action', 2, 'action', 'ritual', 3],
  ['4-late', 4, 'action', 'space', 3, many],
  ['4-finish', 4, 'finish', 'end', 2],
  ['3-onto', 3, 'onto', 'onto', 2],
  ['3-save', 3, 'save', 'save', 1],
  ['4-build', 4, 'build', 'catalyst', 2],
  ['3-resources', 3, 'resources', 'take', 2],
  ['4-price', 4, 'price', 'give', 1],
  ['3-discard', 3, 'discard', 'discard', 1],
  ['4-choose', 4, 'choose', 'choose', 1],
  ['4-transfer', 4, 'transfer', 'transfer', 2],
  ['4-harvest', 4, 'harvest', 'harvest', 1],
  ['3-harvest-theirs', 3, 'harvest', 'harvest', 1, opponents],
  ['4-may', 4, 'may', 'accept', 1],
  ['3-region', 3, 'region', 'go', 1],
  ['3-find', 3, 'find', 'find', 1],
  ['4-catalyst', 4, 'catalyst', 'catalyst', 1],
  ['3-remove', 3, 'remove', 'remove', 1],
  ['4-retrieve', 4, 'retrieve', 'retrieve', 1],
  ['4-copy', 4, 'copy', 'copy', 1],
  ['3-exchange', 3, 'exchange', 'take', 1],
  ['4-dial', 4, 'dial', 'dial', 2, (view) => view.battle.fighters.length > 2 && view.battle.region !== 'north'],
  ['3-change', 3, 'change', 'dial', 1],
  ['4-stone', 4, 'stone', 'win', 1],
];
const evenfallMoon = [
  ['4-moon', 4, 'action', 'token', 2],
  ['3-bonus', 3, 'bonus', 'bonus', 1],
  ['4-socket', 4, 'socket', 'socket', 1],
  ['4-binding', 4, 'binding', 'pay', 1],
];
const evenfallClans = [['4-clan', 4, 'clan', 'clan', 0]];
const evenfallExpert = [['3-expert', 3, 'expert', 'toss', 0]];
const evenfallAlone = [
  ['1-action', 1, 'action', 'discover', 2],
  ['1-dial', 1, 'dial', 'dial', 1, (view) => view.battle.automa],
  ['1-harvest', 1, 'harvest', 'harvest', 1, opponents],
];

// The words of all actions of a game between computers; random ones meet what good ones avoid.
const games = new Map();
function play(game, players, options, seed) {
  const key = [game, players, ...options, seed].join(' ');
  if (!games.has(key)) {
    const saved = join(folder, `${games.size}.veillee`);
    const seats = Array.from({ length: players }, (_, seat) =>
      seed > 4 || (seat + seed) % 2 ? 'random' : 'greedy',
    ).join(',');
    run(
      'play',
      game,
      '--seats',
      seats,
      '--seed',
      `${seed}`,
      '--save',
      saved,
      ...options.flatMap((option) => ['--option', option]),
    );
    const lines = readFileSync(saved, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    games.set(key, { saved, actions: lines.slice(1).flatMap((line) => (line.action ? [line.action] : [])) });
  }
  return games.get(key);
}

function find(game, options, [name, players, decision, word, round, fits = () => true]) {
  for (let seed = 1; seed <= 60; ++seed) {
    const { saved, actions } = play(game, players, options, seed);
    for (let n = 0; n < actions.length; ++n) {
      if (!`${actions[n]} `.startsWith(`${word} `)) continue;
      run('position', 'take', saved, '--after', `${n}`, '--out', file, '--force');
      const seen = JSON.parse(run('position', 'show', file, '--json'));
      if (seen.decision !== decision || seen.round < round || !fits(seen, seen.deciders[0], actions[n])) continue;
      writeFileSync(`tests/fixtures/positions/${game}-${name}.json`, readFileSync(file));
      console.log(game, name, `seed ${seed}, after ${n}`);
      return;
    }
  }
  throw new Error(`no position ${game} ${name}`);
}

const all = [
  ['samhain', [], samhain],
  ['sabbat-magica', [], sabbat],
  ['sabbat-magica', ['power=per_round'], powers],
  ['dicium-donjon', [], donjon],
  ['bomarzo', [], bomarzo],
  ['dicium-crazy-cup', [], crazyCup],
  ['dicium-crazy-cup', [], crazyCupAlone],
  ['dicium-crazy-cup', ['teams=on'], crazyCupTeams],
  ['dicium-crazy-cup', ['young=on'], crazyCupYoung],
  ['dicium-civilisation', [], civilisation],
  ['dicium-civilisation', [], civilisationAlone],
  ['evenfall', [], evenfall],
  ['evenfall', [], evenfallAlone],
  ['evenfall', ['side=moon'], evenfallMoon],
  ['evenfall', ['side=each', 'clans=picked'], evenfallClans],
  ['evenfall', ['expert=on'], evenfallExpert],
];
for (const [game, options, wanted] of all)
  for (const one of wanted) if (!only || only === game) find(game, options, one);
rmSync(folder, { recursive: true });
