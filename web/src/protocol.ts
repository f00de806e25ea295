// The messages of docs/protocol.md, version 1.

export const protocolVersion = 1;

export interface Refusal {
  kind: string;
  sentence: string;
  clause?: string;
}

// ── HTTP ──

export interface OptionValue {
  id: string;
  label: string;
}
export interface GameOption {
  id: string;
  label: string;
  help: string;
  values: OptionValue[];
  preset: string;
}
export interface GameEntry {
  id: string;
  title: string;
  seats: { counts: number[] };
  seat_names: string[];
  options: GameOption[];
}
export interface Level {
  id: string;
  name: string;
  help: string;
}
export interface GamesAnswer {
  games: GameEntry[];
  levels: Level[];
}

export interface RulesClause {
  id: string;
  tag: string;
  text: string;
}
export interface RulesSection {
  title: string;
  level: number;
  text: string;
  clauses: RulesClause[];
}
export interface RulesAnswer {
  game: string;
  lang: string;
  title: string;
  sections: RulesSection[];
}

export type Clock =
  | { kind: 'off' }
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; minutes: number; increment: number }
  | { kind: 'days'; days: number };

export type SeatRequest =
  | { kind: 'me'; name: string }
  | { kind: 'open' }
  | { kind: 'computer'; level: string };

export interface OpenTable {
  game: string;
  options?: Record<string, string>;
  seats: SeatRequest[];
  clock?: Clock;
  grace?: number;
  substitute?: string;
  position?: unknown;
  seed?: string;
}
export interface OpenedTable {
  table: string;
  host: string;
  seat?: string;
  token?: string;
}
export interface JoinedTable {
  table: string;
  seat: string;
  token: string;
}

export type TableState = 'waiting' | 'running' | 'paused' | 'over';

export interface Summary {
  table: string;
  game: string;
  title: string;
  state: TableState;
  seats: SeatFrame[];
  move: number;
  created: number;
  updated: number;
  waiting_for?: string[];
  you?: string;
  your_turn?: boolean;
}

// ── WebSocket: from the server ──

export interface SeatFrame {
  seat: string;
  kind: 'human' | 'computer' | 'open';
  name: string;
  colour?: string;
  level?: string;
  connected?: boolean;
  owes?: boolean;
  substitute?: boolean;
  clock?: { left: number; running: boolean };
}
export interface Option {
  action: string;
  words: string;
}
export interface Decision {
  name: string;
  prompt: string;
  clause?: string;
  options: Option[];
}
export interface LogLine {
  move: number;
  seat?: string;
  event: string;
  args?: number[];
  text: string;
}
export interface ChatLine {
  seat?: string;
  name: string;
  time: number;
  text: string;
}
export interface Result {
  ended: 'finished' | 'resigned' | 'abandoned';
  scores?: number[];
  places?: number[]; // only of a finished game
  winners: string[];
  sheet?: { label: string; points: number[] }[];
}
export interface TableFrame {
  type: 'table';
  table: string;
  seq: number;
  move: number;
  game: string;
  options: Record<string, string>;
  state: TableState;
  you?: string | null;
  host?: boolean;
  seats: SeatFrame[];
  view?: unknown;
  decision?: Decision;
  waiting_for?: string[];
  draft?: { undo: number; ask: boolean };
  request?: { by: string; to: number; agreed: string[] };
  log?: { from: number; lines: LogLine[] };
  since?: number; // the move that was this seat's last decision
  chat?: { from: number; lines: ChatLine[] };
  fair?: { commitment: string; seed?: string; salt?: string; chosen?: boolean };
  result?: Result;
  rematch?: { table: string };
}

export interface Answer {
  type: 'answer';
  id: string;
  ok: boolean;
  seq?: number;
  error?: Refusal;
  table?: string; // of a rematch
}
export interface Preview {
  type: 'preview';
  id: string;
  lines: string[];
  certain: boolean;
  view?: unknown;
}
export interface Why {
  type: 'why';
  id: string;
  sentence: string;
  clause?: string;
}
export interface HintOption extends Option {
  share: number;
  place: number;
  score: number;
  sure: 'certain' | 'likely' | 'open';
}
export interface Hint {
  type: 'hint';
  id: string;
  options: HintOption[];
}
export interface At {
  type: 'at';
  id: string;
  move: number;
  view: unknown;
  log: { lines: LogLine[] };
}
export interface Annotated {
  type: 'annotated';
  id: string;
  moves: { move: number; seat: string; share: number[] }[];
  worst: {
    move: number;
    seat: string;
    played: string;
    better: string;
    loss: number;
    words: string;
    better_words: string;
  }[];
}
// Before an answer that takes long.
export interface Progress {
  type: 'progress';
  id: string;
  percent: number;
}
export interface Pong {
  type: 'pong';
  id: string;
}
export interface ErrorFrame {
  type: 'error';
  id?: string;
  error: Refusal;
}
export type Reply = Answer | Preview | Why | Hint | At | Annotated | Pong | ErrorFrame;
export type FromServer = TableFrame | Progress | Reply;

// ── WebSocket: from the client. The connection adds `id`. ──

export type Command =
  | { type: 'act'; seq: number; action: string }
  | { type: 'undo'; seq: number; steps: number }
  | { type: 'restart'; seq: number }
  | { type: 'ask_undo'; seq: number; to: number }
  | { type: 'consent'; seq: number; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'seat'; seat: string; kind: 'computer'; level: string }
  | { type: 'take_back' }
  | { type: 'rename'; name: string }
  | { type: 'resign' }
  | { type: 'abandon' }
  | { type: 'rematch' };

export type Question =
  | { type: 'preview'; seq: number; action: string }
  | { type: 'why'; action: string }
  | { type: 'hint'; seq: number }
  | { type: 'at'; move: number }
  | { type: 'annotate' }
  | { type: 'ping' };

export interface Replies {
  preview: Preview;
  why: Why;
  hint: Hint;
  at: At;
  annotate: Annotated;
  ping: Pong;
}

export interface Hello {
  type: 'hello';
  version: number;
  table: string;
  token?: string;
  host?: string;
  lang: string;
}
