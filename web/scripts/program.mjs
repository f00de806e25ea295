// The program as a source of real positions (`veillee position`) and of real frames (`veillee serve`).
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = '../build/release/bin/veillee';

export const program =
  (veillee = built) =>
  (...args) =>
    execFileSync(veillee, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 24,
      env: { ...process.env, NO_COLOR: '1' },
    });

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const names = ['Maëlle', 'Corentin', 'Nolwenn', 'Sacha'];

// What the server says after hello: one message over a WebSocket, which Node 20 does not speak by itself.
function firstFrame(port, hello) {
  return new Promise((resolve, reject) => {
    const key = randomBytes(16).toString('base64');
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': key,
    };
    const call = request({ host: '127.0.0.1', port, path: '/api/ws', headers });
    call.on('error', reject);
    call.on('upgrade', (_, socket, head) => {
      const text = Buffer.from(JSON.stringify({ type: 'hello', version: 1, ...hello }));
      const size = text.length < 126 ? [text.length | 0x80] : [126 | 0x80, text.length >> 8, text.length & 255];
      socket.write(Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), text])); // a mask of zeros
      let got = head;
      const read = (more) => {
        got = Buffer.concat([got, more]);
        if (got.length < 10) return;
        const short = got[1] & 127;
        const from = short < 126 ? 2 : short === 126 ? 4 : 10;
        const length = short < 126 ? short : short === 126 ? got.readUInt16BE(2) : Number(got.readBigUInt64BE(2));
        if (got.length < from + length) return;
        socket.destroy();
        resolve(JSON.parse(got.subarray(from, from + length).toString()));
      };
      socket.on('data', read);
      socket.on('error', reject);
      read(Buffer.alloc(0));
    });
    call.end();
  });
}

// Calls `use` with a function that gives the frame of a position as a seat that is asked sees it: what the server
// sends, without what differs from one time to the next. There is none when the game is over.
export async function withFrames(veillee, use) {
  const data = mkdtempSync(join(tmpdir(), 'veillee-frames-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(veillee ?? built, ['serve', '--port', `${port}`, '--address', '127.0.0.1', '--data', data], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  async function answer(path, options = {}) {
    const response = await fetch(origin + path, options);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.text();
  }
  async function frameOf(position, lang) {
    const seats = names.slice(0, position.players).map((name) => ({ kind: 'me', name }));
    const { game, options } = position;
    const body = JSON.stringify({ game, options, seats, position });
    const opened = JSON.parse(await answer('/api/tables', { method: 'POST', body }));
    const tokens = Object.fromEntries([opened, ...(opened.others ?? [])].map(({ seat, token }) => [seat, token]));
    const seen = (seat) => firstFrame(port, { table: opened.table, token: tokens[seat], lang });
    const first = await seen('A');
    if (first.state === 'over') return undefined;
    // Of those who may answer discreetly not all are asked.
    let frame = first;
    for (const seat of first.waiting_for) if (!frame.decision) frame = await seen(seat);
    for (const seat of frame.seats) Object.assign(seat, { connected: true, away: undefined });
    return { ...frame, table: 'fixture', host: false, fair: { ...frame.fair, commitment: '0'.repeat(64) } };
  }
  try {
    for (let healthy = false; !healthy;) {
      healthy = await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => new Promise((resolve) => setTimeout(() => resolve(false), 50)),
      );
    }
    await use(frameOf);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
