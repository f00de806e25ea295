// The connection to one table: says hello, comes back after a break, and repeats what was not answered
// with the same id, so that nothing is lost and nothing happens twice.

import {
  protocolVersion,
  type Answer,
  type Command,
  type FromServer,
  type Hello,
  type Point,
  type Question,
  type Refusal,
  type Replies,
  type Reply,
  type TableFrame,
} from '../protocol';
import { Refused, type Link } from './link';

export type LinkState = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface ConnectionOptions {
  table: string;
  token?: string;
  host?: string;
  lang: string;
  open: () => Socket;
  frame: (frame: TableFrame) => void;
  point?: (point: Point) => void;
  state: (state: LinkState, refusal?: Refusal) => void;
}

const pauses = [300, 1000, 2000, 4000, 8000, 15000]; // ms before each new attempt
const pingEvery = 15000;
const pongWithin = 8000;
// A refused hello with one of these may succeed a little later.
const passing = new Set(['busy', 'too_fast', 'store']);

interface Waiting {
  message: object;
  repeat: boolean; // a command goes on after a break; a question is given up
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
  progress?: ((percent: number) => void) | undefined;
}

export class Connection implements Link {
  private socket: Socket | null = null;
  private greeted = false; // the table frame after hello has come
  private ended = false;
  private attempts = 0;
  private count = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('');
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(private options: ConnectionOptions) {
    this.connect();
  }

  command(command: Command): Promise<Answer> {
    return this.put(command, true) as Promise<Answer>;
  }

  ask<Q extends Question>(question: Q, progress?: (percent: number) => void): Promise<Replies[Q['type']]> {
    if (!this.greeted) return Promise.reject(broken());
    return this.put(question, false, progress) as Promise<Replies[Q['type']]>;
  }

  speak(lang: string) {
    this.options.lang = lang;
    if (this.greeted) this.write({ type: 'lang', lang });
  }

  // Fetches everything anew, e.g. when lines of the log are missing.
  resync() {
    this.drop();
    this.connect();
  }

  // Try at once: the network is back, or the person asks.
  hurry() {
    if (this.ended || this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  }

  close() {
    this.end('closed');
  }

  private put(message: object, repeat: boolean, progress?: Waiting['progress']): Promise<Reply> {
    const id = `${this.prefix}-${++this.count}`;
    const whole = { ...message, id };
    return new Promise<Reply>((resolve, reject) => {
      if (this.ended) return reject(broken());
      this.waiting.set(id, { message: whole, repeat, resolve, reject, progress });
      if (this.greeted) this.write(whole);
    });
  }

  private write(message: object) {
    this.socket?.send(JSON.stringify(message));
  }

  private connect() {
    this.options.state(this.attempts === 0 ? 'connecting' : 'lost');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      const { table, token, host, lang } = this.options;
      const hello: Hello = { type: 'hello', version: protocolVersion, table, lang };
      if (token) hello.token = token;
      if (host) hello.host = host;
      this.write(hello);
    };
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') this.read(JSON.parse(data) as FromServer);
    };
    socket.onclose = () => this.lost();
  }

  private read(message: FromServer) {
    this.listen();
    if (message.type === 'table') {
      this.options.frame(message);
      if (!this.greeted) this.greet();
      return;
    }
    if (message.type === 'point') return this.options.point?.(message);
    if (message.type === 'error' && !this.greeted) {
      if (!passing.has(message.error.kind)) this.end('refused', message.error);
      return;
    }
    const waiting = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (!waiting) return;
    if (message.type === 'progress') return waiting.progress?.(message.percent);
    this.waiting.delete(message.id!);
    const refusal = 'error' in message && !waiting.repeat ? message.error : undefined;
    if (refusal) waiting.reject(new Refused(refusal));
    else if (message.type === 'error')
      waiting.resolve({ type: 'answer', id: message.id!, ok: false, error: message.error });
    else waiting.resolve(message);
  }

  private greet() {
    this.greeted = true;
    this.attempts = 0;
    this.options.state('open');
    for (const { message } of this.waiting.values()) this.write(message);
  }

  // Silence is broken by a ping; silence after it means that the line is dead.
  private listen() {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.write({ type: 'ping', id: `${this.prefix}-ping-${++this.count}` });
      this.heartbeat = setTimeout(() => {
        this.drop();
        this.lost();
      }, pongWithin);
    }, pingEvery);
  }

  private drop() {
    clearTimeout(this.heartbeat);
    this.greeted = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost() {
    if (this.ended) return;
    this.drop();
    for (const [id, waiting] of this.waiting) {
      if (waiting.repeat) continue;
      this.waiting.delete(id);
      waiting.reject(broken());
    }
    const pause = pauses[Math.min(this.attempts++, pauses.length - 1)]!;
    this.options.state('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private end(state: 'refused' | 'closed', refusal?: Refusal) {
    this.ended = true;
    clearTimeout(this.retry);
    this.drop();
    for (const waiting of this.waiting.values()) waiting.reject(broken());
    this.waiting.clear();
    this.options.state(state, refusal);
  }
}

const broken = () => new Refused({ kind: 'offline', sentence: '' });

export function webSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/ws`) as unknown as Socket;
}
