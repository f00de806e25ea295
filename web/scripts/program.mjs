// The program as a source of real positions (`veillee position`) and of real frames (`veillee serve`).
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

// Calls `use` with a function that gives the frame of a position as the seat that is asked sees it: what the server
// sends, without what differs from one time to the next. There is none when the game is over.
export async function withFrames(veillee, use) {
  const data = mkdtempSync(join(tmpdir(), 'veillee-frames-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(veillee ?? built, ['serve', '--port', `${port}`, '--address', '127.0.0.1', '--data', data], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  async function answer(path, request = {}) {
    const response = await fetch(origin + path, request);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.text();
  }
  async function frameOf(position, lang) {
    const seats = names.slice(0, position.players).map((name) => ({ kind: 'me', name }));
    const { game, options } = position;
    const body = JSON.stringify({ game, options, seats, position });
    const opened = JSON.parse(await answer('/api/tables', { method: 'POST', body }));
    const tokens = Object.fromEntries([opened, ...opened.others].map(({ seat, token }) => [seat, token]));
    const seen = async (seat) => {
      const headers = { Authorization: `Bearer ${tokens[seat]}` };
      const text = await answer(`/api/tables/${opened.table}/export?lang=${lang}`, { headers });
      return text.startsWith('{"format":"veillee-view"') ? JSON.parse(text).frame : undefined;
    };
    const first = await seen('A');
    if (!first) return undefined;
    const asked = first.waiting_for[0] ?? 'A';
    const frame = asked === 'A' ? first : await seen(asked);
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
