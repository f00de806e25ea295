// How many clicks a whole game costs its people, and how many lines its log has: two people, a fixed deal.
//   node --experimental-websocket scripts/clicks.mjs PROGRAM [FOLDER]
// Options are taken by lot from a fixed seed and payments as they are proposed. With FOLDER the decisions are
// kept there, and taken from there the next time: so another version of the program plays the same game.
//   WEB=path/to/web  the boards of that version
// Counted is what the board asks for: each place that is pointed at, and one click to confirm; a button is one; a
// payment that comes with a proposal is one for all its units.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

const [program = '../build/release/bin/veillee', folder] = process.argv.slice(2);
const games = { samhain: 'samhain', 'sabbat-magica': 'sabbat_magica' };
const port = 18700;
const origin = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

function dice(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

// One person's line to the table: the newest frame, and answers.
function sit(table, token, changed) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws`);
  const person = { frame: null, log: [], answers: new Map(), sent: 0 };
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, table, token, lang: 'fr' }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'table') {
      person.frame = message;
      if (message.log) person.log = [...person.log.slice(0, message.log.from), ...message.log.lines];
      changed();
    } else if (person.answers.has(message.id)) person.answers.get(message.id)(message);
  };
  person.act = (what) =>
    new Promise((resolve) => {
      const id = `n${++person.sent}`;
      person.answers.set(id, resolve);
      socket.send(JSON.stringify({ type: 'act', id, seq: person.frame.seq, ...what }));
    });
  person.leave = () => socket.close();
  return person;
}

const places = (path) => path.flat().length;
const clicksOf = (path) => (places(path) === 0 ? 1 : places(path) + 1);

async function play(game, path) {
  const opened = await post('/api/tables', {
    game,
    seats: [{ kind: 'me', name: 'Anne' }, { kind: 'open' }],
    seed: '0x0000000000000c0f',
  });
  const joined = await post(`/api/tables/${opened.table}/join`, { name: 'Boris' });
  let wake = () => {};
  const people = [opened, joined].map(({ token }) => sit(opened.table, token, () => wake()));
  const file = folder && join(folder, `${game}.json`);
  const known = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const taken = [];
  const roll = dice(7);
  const count = { decisions: 0, clicks: 0, payments: 0 };
  for (;;) {
    const asked = people.find(({ frame }) => frame?.decision);
    if (people.some(({ frame }) => frame?.state === 'over')) break;
    if (!asked || people.some(({ frame }) => !frame)) {
      await new Promise((resolve) => (wake = resolve));
      continue;
    }
    const { decision, view, you } = asked.frame;
    const legal = decision.options.map(({ action }) => action);
    let actions;
    if (known) {
      const next = known.find((one) => !one.done && one.seat === you);
      if (next && legal.includes(next.action)) {
        next.done = true;
        actions = [next.action];
      } else if (legal.length === 1) actions = legal;
      else throw new Error(`another game: ${you} ${decision.name} ${next?.action}`);
      if (decision.name === 'pay') ++count.payments;
    } else actions = decision.payment ? decision.payment.proposal : [legal[roll(legal.length)]];
    const whole = !known && decision.payment;
    count.clicks += whole ? 1 : clicksOf(path(actions[0], view, decision.name, you));
    if (whole) ++count.payments;
    const before = asked.frame;
    const answer = await asked.act(actions.length > 1 ? { actions } : { action: actions[0] });
    if (!answer.ok) throw new Error(answer.error.sentence);
    count.decisions += answer.taken ?? 1;
    for (const action of actions.slice(0, answer.taken ?? 1)) taken.push({ seat: you, action });
    while (asked.frame === before) await new Promise((resolve) => (wake = resolve));
    // The other's frame may come a moment later; both must tell of the same move.
    while (new Set(people.map(({ frame }) => frame.move)).size > 1) await new Promise((resolve) => (wake = resolve));
  }
  if (file && !known) writeFileSync(file, JSON.stringify(taken));
  const lines = people[0].log.filter((line) => line.text).length;
  people.forEach((person) => person.leave());
  return { ...count, lines };
}

const data = mkdtempSync(join(tmpdir(), 'veillee-clicks-'));
const server = spawn(program, ['serve', '--port', `${port}`, '--data', data], { stdio: 'ignore' });
const vite = await createServer({
  root: process.env.WEB ?? process.cwd(),
  configFile: false,
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
try {
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const [game, name] of Object.entries(games)) {
    const { path } = await vite.ssrLoadModule(`/src/games/${name}/path.ts`);
    console.log(game, await play(game, path));
  }
} finally {
  await vite.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
