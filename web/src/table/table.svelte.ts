// One table as this client knows it: the newest frame, the log and the chat, and what is asked of the server.
// What a person points at is in pointing.svelte.ts, what lies open on the screen in screen.svelte.ts.

import type { At, ChatLine, Command, HintOption, LogLine, Point, Refusal, TableFrame } from '../protocol';
import * as api from '../net/api';
import { Refused, type Link } from '../net/link';
import { settings } from '../ui/settings.svelte';
import type { Lang } from '../words';
import type { GameModule, SeatInfo } from './game_module';
import { namesOf } from './names';
import { listOf, type Pieces } from './pieces';
import { Pointing } from './pointing.svelte';
import { Screen } from './screen.svelte';

// The letters on the pieces: initials of the names; where two are alike, these seats bear their seat's
// letter; where that is somebody's initial, all do.
export function initials(frame: TableFrame): string[] {
  const first = frame.seats.map((seat) => ([...(seat.name ?? '')][0] ?? seat.seat).toLocaleUpperCase());
  const unique = (letters: string[]) => new Set(letters).size === letters.length;
  const mended = first.map((letter, i) =>
    first.indexOf(letter) === first.lastIndexOf(letter) ? letter : frame.seats[i]!.seat,
  );
  return unique(mended) ? mended : frame.seats.map((seat) => seat.seat);
}

export function seatInfos(frame: TableFrame, module?: GameModule): SeatInfo[] {
  const letters = initials(frame);
  const team = frame.seats.find((seat) => seat.seat === frame.you)?.team;
  return frame.seats.map((seat, i) => ({
    seat: seat.seat,
    name: seat.name ?? seat.seat,
    initial: letters[i]!,
    colour: module?.paint?.(frame.view, seat.seat) ?? ((i + 1) as SeatInfo['colour']),
    you: seat.seat === frame.you,
    connected: seat.kind === 'computer' || seat.connected === true,
    computer: seat.kind === 'computer' || seat.substitute === true,
    ...(seat.level_name ? { level: seat.level_name } : {}),
    owes: frame.state === 'running' && (frame.waiting_for ?? []).includes(seat.seat),
    ...(team !== undefined && seat.team === team && seat.seat !== frame.you ? { mate: true as const } : {}),
    ...(seat.resigned && (seat.kind === 'human' || seat.substitute) ? { resigned: true as const } : {}),
  }));
}

// Something that was pointed at: its chalk ring fades, its line in the chat stays as long as the page.
export interface Finger extends Point {
  n: number; // which one
  time: number;
}
const ringLasts = 6000; // ms

export class Table {
  frame = $state.raw<TableFrame>() as TableFrame;
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatFrom = $state(0); // so many older remarks have not been asked for
  fingers = $state.raw<Finger[]>([]); // what people have pointed at
  rings = $state.raw<Finger[]>([]); // and what is ringed just now, one a person
  news = $state.raw<LogLine[]>([]); // what the newest frame has told, steps without words, too
  past = $state.raw<At | null>(null); // an earlier moment that is being looked at
  refusals = $state.raw<Refusal[]>([]);
  hints = $state.raw<'asking' | HintOption[] | null>(null);
  pieces = $state.raw<Pieces>(new Map()); // what things are, in the server's words
  private learnt: Lang | null = null; // the language of the pieces
  sending = $state(false);

  readonly seats = $derived.by(() => seatInfos(this.frame, this.module));
  readonly you = $derived(this.frame.you ?? null);
  readonly names = $derived(namesOf(this.pieces, settings.lang));
  // Everybody in the order of turns.
  readonly order = $derived.by(() => {
    const letters = (this.past ?? this.frame).order ?? this.seats.map((seat) => seat.seat);
    return letters.flatMap((letter) => this.seats.filter((seat) => seat.seat === letter));
  });
  readonly view = $derived(this.past ? this.past.view : this.frame.view);
  // Going back is free: within one's own turn, or while only computers have moved since.
  readonly mayUndo = $derived(
    (this.frame.draft?.undo ?? 0) > 0 || (this.frame.draft?.free_to !== undefined && !this.frame.request),
  );
  readonly screen = new Screen();
  readonly pointing: Pointing = new Pointing(this);

  constructor(
    readonly module: GameModule,
    readonly link: Link,
    frame: TableFrame,
  ) {
    this.receive(frame);
    if (frame.state === 'over') this.screen.panel = 'end';
  }

  receive(frame: TableFrame) {
    const before = this.frame as TableFrame | undefined;
    const sameQuestion =
      before?.move === frame.move && JSON.stringify(before.decision) === JSON.stringify(frame.decision);
    this.frame = frame;
    if ((frame.log?.from ?? 0) > this.log.length) {
      return this.link.resync(); // lines are missing: only a whole frame can tell them
    }
    this.news = before && frame.log ? frame.log.lines.filter((line) => line.move > before.move) : [];
    if (frame.log) this.log = [...this.log.slice(0, frame.log.from), ...frame.log.lines];
    if (frame.chat) this.hearRemarks(frame.chat);
    if (!sameQuestion) {
      this.hints = null;
      this.pointing.renew();
    }
    if (before && before.state !== 'over' && frame.state === 'over') this.screen.panel = 'end';
  }

  // Only the last page of a long chat comes by itself.
  private hearRemarks(piece: { from: number; lines: ChatLine[] }) {
    const kept = piece.from - this.chatFrom;
    if (kept < 0 || kept > this.chat.length) {
      this.chat = piece.lines;
      this.chatFrom = piece.from;
    } else if (piece.lines.length > 0 || kept < this.chat.length) {
      this.chat = [...this.chat.slice(0, kept), ...piece.lines];
    }
  }

  // "Look here": shown to one's partners, never an action.
  point(at: string) {
    if (this.frame.may_point) void this.send({ type: 'point', at });
  }
  see(point: Point) {
    const finger = { ...point, n: (this.fingers.at(-1)?.n ?? 0) + 1, time: Date.now() };
    this.fingers = [...this.fingers.slice(-99), finger];
    this.ring(finger);
  }
  ring(finger: Finger) {
    const drawn = { ...finger };
    this.rings = [...this.rings.filter((one) => one.seat !== finger.seat), drawn];
    setTimeout(() => (this.rings = this.rings.filter((one) => one !== drawn)), ringLasts);
  }

  async olderRemarks() {
    const to = this.chatFrom;
    try {
      const page = await this.link.ask({ type: 'remarks', to });
      if (to !== this.chatFrom) return;
      this.chat = [...page.lines, ...this.chat];
      this.chatFrom = page.from;
    } catch (error) {
      this.report(error);
    }
  }

  async learn(lang: Lang) {
    if (this.learnt === lang) return;
    this.learnt = lang;
    try {
      const { pieces } = await api.pieces(lang, this.module.id, this.frame.deck?.print);
      if (this.learnt === lang) this.pieces = listOf(pieces);
    } catch (error) {
      this.learnt = null;
      this.report(error);
    }
  }

  act(action: string) {
    return this.actAll(action.split('; '));
  }

  // Several answers in one go. The server takes them as far as it comes; where something new was shown on the way,
  // or somebody else is asked, that is seen.
  async actAll(actions: string[], seq = this.frame.seq) {
    const [action] = actions as [string];
    const answer = await this.send({ type: 'act', seq, ...(actions.length > 1 ? { actions } : { action }) });
    if (answer.refused?.kind === 'illegal') this.refuse(answer.refused);
    return answer;
  }

  // Takes back so many answers, and gives these instead.
  async again(steps: number, actions: string[]) {
    let { seq } = this.frame;
    if (steps > 0) {
      const undone = await this.send({ type: 'undo', seq, steps });
      if (!undone.ok) return;
      seq = undone.seq ?? seq; // the frame may still be under way
    }
    if (actions.length > 0) await this.actAll(actions, seq);
  }

  undo() {
    const { seq, draft } = this.frame;
    if ((draft?.undo ?? 0) > 0) return this.send({ type: 'undo', seq, steps: 1 });
    if (this.mayUndo) return this.send({ type: 'ask_undo', seq, to: draft!.free_to! });
    return undefined;
  }

  async send(command: Command) {
    this.sending = true;
    try {
      const answer = await this.link.command(command);
      if (!answer.ok && answer.error) this.refuse(answer.error);
      return answer;
    } finally {
      this.sending = false;
    }
  }

  // The same sentence again is one notice, not a pile.
  refuse(refusal: Refusal) {
    this.refusals = [...this.refusals.filter((other) => other.sentence !== refusal.sentence), refusal];
  }

  report(error: unknown) {
    if (error instanceof Refused) this.refuse(error.refusal);
  }

  dismiss(refusal: Refusal) {
    this.refusals = this.refusals.filter((other) => other !== refusal);
  }

  async askHint() {
    if (!this.frame.decision || this.hints === 'asking') return;
    this.hints = 'asking';
    const { seq } = this.frame;
    try {
      const { options } = await this.link.ask({ type: 'hint', seq });
      if (this.frame.seq === seq) this.hints = options;
    } catch (error) {
      this.hints = null;
      this.report(error);
    }
  }

  async goTo(move: number) {
    if (move >= this.frame.move || this.link.still) return this.present();
    try {
      this.past = await this.link.ask({ type: 'at', move: Math.max(0, move) });
      this.hints = null;
      this.pointing.forget();
    } catch (error) {
      this.report(error);
    }
  }

  present() {
    this.past = null;
  }
}
