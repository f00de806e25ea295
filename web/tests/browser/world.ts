// A server with its own data, a browser, and pages that tolerate no console error and no foreign request.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typesOf } from '../types';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

export const veillee = process.env.VEILLEE ?? join(import.meta.dirname, '../../../build/release/bin/veillee');

export const gameIds = execFileSync(veillee, ['games', '--ids'], { encoding: 'utf8' }).trim().split('\n');

// ./test looks at each screen with one game, by turns; VEILLEE_WHOLE=1 (scripts/nightly) at each with every game.
export const takesTurn = (game: string, screen: number): boolean =>
  process.env.VEILLEE_WHOLE === '1' || gameIds.indexOf(game) === screen % gameIds.length;

export const laptop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };

export interface World {
  origin: string;
  browser: Browser;
  data: string;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  // A person with a device of their own.
  person(options?: BrowserContextOptions & { settings?: object; tables?: Opened[] }): Promise<Visitor>;
  close(): Promise<void>;
}
export interface Visitor {
  page: Page;
  troubles: string[]; // console errors, exceptions, foreign requests, failed requests
  leave(): Promise<void>;
}

// Everything that the server sends to a page is of the protocol.
const protocol = typesOf('protocol.ts');
const answers: [path: RegExp, type: string][] = [
  [/^\/api\/games$/, 'GamesAnswer'],
  [/^\/api\/pieces\//, 'PiecesAnswer'],
  [/^\/api\/rules\//, 'RulesAnswer'],
  [/^\/api\/(tables|import)$/, 'OpenedTable'],
  [/^\/api\/tables\/\w+$/, 'Summary'],
  [/^\/api\/tables\/\w+\/join$/, 'JoinedTable'],
];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function reachable(origin: string) {
  for (let i = 0; i < 600; ++i) {
    const healthy = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no server at ${origin}`);
}

// The shell has no window of its own to draw around each page: a third less time than with the whole browser.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const named = process.env.CHROMIUM;
if (named && !existsSync(named)) throw new Error(`no browser at ${named}, which CHROMIUM names`);
const executablePath = named || browsers.find((path) => existsSync(path));

export async function openWorld(more: string[] = []): Promise<World> {
  const data = mkdtempSync(join(tmpdir(), 'veillee-web-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;

  const startServer = async () => {
    server = spawn(veillee, ['serve', '--port', `${port}`, '--address', '127.0.0.1', '--data', data, ...more], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await reachable(origin);
  };
  const stopServer = async () => {
    const stopped = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGTERM');
    await stopped;
  };
  await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

  return {
    origin,
    browser,
    data,
    startServer,
    stopServer,
    async person({ settings, tables = [], ...options } = {}) {
      const touch = (options.viewport?.width ?? laptop.width) < 500 ? { hasTouch: true, isMobile: true } : {};
      const context = await browser.newContext({ viewport: laptop, locale: 'fr-FR', ...touch, ...options });
      await context.addInitScript(
        (known) => {
          for (const [key, value] of Object.entries(known)) {
            if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
          }
        },
        { 'veillee.settings': { motion: 'off', name: 'Anne', ...settings }, 'veillee.tables': tables },
      );
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) =>
          troubles.push(...protocol('FromServer', JSON.parse(String(payload)))),
        ),
      );
      page.on('response', (response) => {
        const type = answers.find(([path]) => path.test(new URL(response.url()).pathname))?.[1];
        if (!type || !response.ok()) return;
        response.json().then(
          (answer: unknown) => troubles.push(...protocol(type, answer)),
          () => {}, // the page was left before all of it had come
        );
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (!['blob:', 'data:'].includes(url.protocol) && url.host !== new URL(origin).host)
          troubles.push(`foreign request: ${url.href}`);
      });
      return { page, troubles, leave: () => context.close() };
    },
    async close() {
      await browser.close();
      await stopServer();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Opened {
  table: string;
  host: string;
  seat: string;
  token: string;
}

// Not every game takes as many as a test brings: the last ones stay away.
async function seated(world: World, game: string, seats: object[]): Promise<object[]> {
  const answer = await fetch(`${world.origin}/api/games`);
  const { games } = (await answer.json()) as { games: { id: string; seats: { counts: number[] } }[] };
  const counts = games.find((one) => one.id === game)?.seats.counts ?? [];
  return seats.slice(0, Math.max(...counts.filter((count) => count <= seats.length)));
}

// A table opened past the entrance, for tests that are about the table: always the same deal, unless told otherwise.
export async function openTable(world: World, game: string, seats: object[], more: object = {}): Promise<Opened> {
  const body = JSON.stringify({
    game,
    seats: await seated(world, game, seats),
    seed: '0x0000000000000007',
    ...more,
  });
  const answer = await fetch(`${world.origin}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Opened;
}

// The computer plays the seat to the end of the game with nothing drawn.
export async function playOut(world: World, opened: Opened): Promise<void> {
  const page = await world.browser.newPage();
  await page.goto(`${world.origin}/healthz`);
  await page.evaluate(
    ({ table, seat, token }) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/ws`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello', version: 1, table, token, lang: 'fr' }));
          socket.send(JSON.stringify({ type: 'seat', id: 'rest', seat, kind: 'computer', level: 'random' }));
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          if ((JSON.parse(data) as { state?: string }).state === 'over') done();
        };
      }),
    opened,
  );
  await page.close();
}

export const seatLink = (world: World, { table, seat, token }: Opened) =>
  `${world.origin}/t/${table}#seat=${seat}&token=${token}`;
