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
  least_seats?: number; // with fewer it means nothing
}
// Cards of one's own (docs/decks.md).
export interface Deck {
  print: string;
  name: string;
}
export interface GameEntry {
  id: string;
  title: string;
  about?: string;
  seats: { counts: number[] };
  seat_names: string[];
  options: GameOption[];
  decks?: Deck[]; // where the server offers more than one; the first is the game's
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

// Something on the table that can be pointed at. `member:A:C05` is looked up as it is, then as `member:A`, then
// as `member`.
export interface Piece {
  id: string;
  name: string; // as it stands within a sentence
  many?: string; // of several
  caption?: string; // where there is little room, in at most two lines
  text: string; // what it is and what it means, in a sentence or two
  clause?: string;
  sign?: string; // its drawing: these make the glossary
  figures?: Record<string, number>; // numbers of the rules that the drawings need
}
export interface PiecesAnswer {
  game: string;
  lang: string;
  pieces: Piece[];
  computers: string[];
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

export type SeatRequest = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'computer'; level: string };

export interface OpenTable {
  game: string;
  options?: Record<string, string>;
  deck?: string; // the print of one that the server offers
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
  others?: { seat: string; token: string }[]; // further people at this device, or of an imported game
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
  deck?: Deck; // only one's own
  state: TableState;
  seats: SeatFrame[];
  move: number;
  created: number;
  updated: number;
  waiting_for?: string[];
  you?: string | null;
  your_turn?: boolean;
  result?: End; // of a table that is over
}

// ── WebSocket: from the server ──

export interface SeatFrame {
  seat: string;
  kind: 'human' | 'computer' | 'open';
  name?: string; // of everybody but an open seat
  colour?: string;
  level?: string;
  level_name?: string;
  connected?: boolean;
  away?: { since: number; claim: number }; // from `claim` on the computer may play for who owes a decision
  owes?: boolean;
  substitute?: boolean;
  resigned?: boolean;
  team?: number; // only in a game of teams: partners have the same number
  clock?: { left: number; running: boolean };
}
export interface Option {
  action: string;
  words: string;
}
// One unit is asked for at a time; this is the whole of it.
export interface Payment {
  due: number;
  paid: number;
  unit: string; // "PM"
  each: { action: string; piece: string; have: number; worth: number }[];
  proposal: string[]; // actions that pay the rest
}
export interface Decision {
  name: string;
  prompt: string;
  clause?: string;
  payment?: Payment;
  discreet?: boolean; // nobody else learns who was asked; the first option is the pass
  options: Option[];
}
// How an event is shown: a piece travels, something appears or goes, a quantity changes, somebody speaks.
export type Motion = 'move' | 'appear' | 'vanish' | 'gain' | 'lose' | 'turn' | 'notice' | 'none';
export interface LogEvent {
  event: string;
  motion: Motion;
  seat?: string;
  args?: number[];
}
// One sentence, and all events that it stands for. The newest lines may come again, grown.
export interface LogLine {
  move: number; // the last action that it tells of
  seat?: string; // who acts; lines of the table itself have none
  text: string;
  events: LogEvent[];
}
export interface ChatLine {
  seat?: string;
  name: string;
  time: number;
  text: string;
}
export interface SheetLine {
  label: string;
  points: number[];
  neutral?: number;
}
// How it stands, as everybody may know it; by seat.
export interface Standing {
  scores: number[];
  places: number[];
}
// How a game has ended.
export interface End {
  ended: 'finished' | 'resigned' | 'drawn' | 'abandoned';
  kind: 'ranked' | 'teams' | 'together' | 'graded';
  drawn: boolean;
  scores: number[]; // the common score, when all play together
  winners: string[];
  teams?: number[];
  // Only of a finished game:
  places?: number[];
  rank?: number; // 1 is the highest of `ranks`
  ranks?: number;
}
export interface Result extends End {
  sheet: SheetLine[];
  neutral?: string; // who has points without a seat
}
// Somebody asks for consent: to go back to a move, to end without a winner, to give up together.
export interface ConsentRequest {
  kind: 'undo' | 'draw' | 'resign';
  by: string;
  to?: number;
  agreed: string[];
  asked: string[]; // who has still to answer
}
export type LetPass = 'until_turn' | 'unless_hit' | 'round';
export interface TableFrame {
  type: 'table';
  table: string;
  seq: number;
  move: number;
  game: string;
  title?: string;
  options: Record<string, string>;
  deck?: Deck; // only one's own
  state: TableState;
  clock?: Clock;
  grace?: number;
  you?: string | null;
  host?: boolean;
  seats: SeatFrame[];
  view?: unknown;
  order?: string[]; // seats, as they play now
  standing?: Standing; // until the game is over
  decision?: Decision;
  waiting_for?: string[];
  // Decisions that can be taken back at once; further back with consent; how far only computers would agree.
  draft?: { undo: number; ask: boolean; free_to?: number };
  request?: ConsentRequest;
  may_be_drawn?: boolean;
  may_point?: boolean; // there are partners who would see it
  let_pass?: LetPass; // discreet questions that this seat does not want to be asked; or such as it let pass
  log?: { from: number; lines: LogLine[] };
  since?: number; // the move that was this seat's last decision
  chat?: { from: number; lines: ChatLine[] };
  fair?: { commitment: string; seed?: string; salt?: string; chosen?: boolean };
  result?: Result;
  outdated?: string; // a sentence: the rules have changed since, and the game is over
  rematch?: { table: string };
}

export interface Answer {
  type: 'answer';
  id: string;
  ok: boolean;
  seq?: number;
  error?: Refusal;
  taken?: number; // of a chain
  refused?: Refusal; // why a chain went no further
  table?: string; // of a rematch, or of a game that is played on: then with the secrets of the new table
  host?: string;
  seat?: string;
  token?: string;
}
export interface Preview {
  type: 'preview';
  id: string;
  action: string;
  lines: string[];
  certain: boolean;
  range?: string[]; // what chance or hidden things decide: "+1 to +3 VP"
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
  reason?: string; // what it gains that the next one does not
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
  order: string[];
  standing: Standing;
  log: { lines: LogLine[] };
}
// A page of the chat that was not sent by itself.
export interface Remarks {
  type: 'remarks';
  id: string;
  from: number;
  lines: ChatLine[];
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
// Somebody points at a piece or a place. It is told once, and kept nowhere.
export interface Point {
  type: 'point';
  seat: string;
  at: string;
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
export type Reply = Answer | Preview | Why | Hint | At | Annotated | Remarks | Pong | ErrorFrame;
export type FromServer = TableFrame | Point | Progress | Reply;

// ── WebSocket: from the client. The connection adds `id`. ──

export type Command =
  | { type: 'act'; seq: number; action: string }
  | { type: 'act'; seq: number; actions: string[] } // one by one, as long as each is legal
  | { type: 'undo'; seq: number; steps: number }
  | { type: 'restart'; seq: number }
  | { type: 'ask_undo'; seq: number; to: number }
  | { type: 'consent'; seq: number; agree: boolean }
  | { type: 'offer_draw' }
  | { type: 'let_pass'; until: LetPass | 'no' }
  | { type: 'chat'; text: string }
  | { type: 'point'; at: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'seat'; seat: string; kind: 'computer'; level: string }
  | { type: 'take_back' }
  | { type: 'rename'; name: string }
  | { type: 'resign' }
  | { type: 'abandon' }
  | { type: 'rematch' }
  | { type: 'play_on'; move: number; name?: string };

export type Question =
  | { type: 'preview'; seq: number; action: string }
  | { type: 'why'; action: string }
  | { type: 'hint'; seq: number }
  | { type: 'at'; move: number }
  | { type: 'annotate' }
  | { type: 'remarks'; to: number }
  | { type: 'ping' };

export interface Replies {
  preview: Preview;
  why: Why;
  hint: Hint;
  at: At;
  annotate: Annotated;
  remarks: Remarks;
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
