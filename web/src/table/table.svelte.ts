// One table as this client knows it: the newest frame, what is pointed at, what is asked about it.

import type { At, ChatLine, Command, HintOption, LogLine, Refusal, TableFrame } from '../protocol';
import { settings } from '../shell/settings.svelte';
import type { GameModule, SeatInfo, TargetState } from './game_module';
import { Refused, type Link } from './link';
import * as picking from './picking';
import type { Choice, Path } from './picking';

export interface Consequences {
  action: string;
  lines: string[];
  certain: boolean;
  view?: unknown; // afterwards, when it is certain
}
export interface WhyNot {
  id: string;
  sentence: string;
  clause?: string;
}

export type Panel = 'rules' | 'chat' | 'menu' | 'settings' | 'end';

const previewDelay = 90; // ms under the pointer before the server is asked

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

export function seatInfos(frame: TableFrame): SeatInfo[] {
  const letters = initials(frame);
  return frame.seats.map((seat, i) => ({
    seat: seat.seat,
    name: seat.name ?? seat.seat,
    initial: letters[i]!,
    colour: (i + 1) as SeatInfo['colour'],
    you: seat.seat === frame.you,
    connected: seat.kind === 'computer' || seat.connected === true,
    computer: seat.kind === 'computer' || seat.substitute === true,
    owes: frame.state === 'running' && (frame.waiting_for ?? []).includes(seat.seat),
  }));
}

export class Table {
  frame = $state.raw<TableFrame>() as TableFrame;
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatFrom = $state(0); // so many older remarks have not been asked for
  news = $state.raw<LogLine[]>([]); // what the newest frame has told
  past = $state.raw<At | null>(null); // an earlier moment that is being looked at
  picked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<string | null>(null); // the place under the pointer or the focus
  listed = $state.raw<string | null>(null); // the action under the pointer in a list of words
  consequences = $state.raw<Consequences | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  refusals = $state.raw<Refusal[]>([]);
  hints = $state.raw<'asking' | HintOption[] | null>(null);
  panel = $state<Panel | null>(null);
  clause = $state<string | null>(null); // the rule that the rules are opened at
  palette = $state(false); // the list of actions is open
  sending = $state(false);

  readonly seats = $derived(seatInfos(this.frame));
  readonly you = $derived(this.frame.you ?? null);
  readonly view = $derived(this.past ? this.past.view : this.frame.view);
  readonly choices: Choice[] = $derived.by(() => {
    const { decision } = this.frame;
    if (!decision || this.past) return [];
    return decision.options.map((option) => ({ ...option, path: this.pathOf(option.action, decision.name) }));
  });
  readonly buttons = $derived(this.choices.filter((choice) => picking.placesOf(choice.path).length === 0));
  readonly meant = $derived(picking.meant(this.choices, this.picked));
  readonly alike = $derived(picking.exact(this.choices, this.picked)); // several options, one path
  // The action whose consequences are shown: in a list, under the pointer, or chosen.
  readonly considered = $derived.by(() => {
    if (this.listed) return this.listed;
    const under = this.pointed && picking.hovered(this.choices, this.picked, this.pointed);
    return under ? under.action : (this.meant?.action ?? null);
  });

  private previews = new Map<string, Consequences>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly module: GameModule,
    readonly link: Link,
    frame: TableFrame,
  ) {
    this.receive(frame);
    if (frame.state === 'over') this.panel = 'end';
  }

  receive(frame: TableFrame) {
    const before = this.frame as TableFrame | undefined;
    const sameQuestion =
      before?.move === frame.move && JSON.stringify(before.decision) === JSON.stringify(frame.decision);
    this.frame = frame;
    if ((frame.log?.from ?? 0) > this.log.length) {
      return this.link.resync(); // lines are missing: only a whole frame can tell them
    }
    this.news = before && frame.log ? frame.log.lines.filter((line) => line.text && line.move > before.move) : [];
    if (frame.log) this.log = [...this.log.slice(0, frame.log.from), ...frame.log.lines];
    if (frame.chat) this.hearRemarks(frame.chat);
    if (!sameQuestion) {
      this.forget();
      this.previews.clear();
    }
    if (before && before.state !== 'over' && frame.state === 'over') this.panel = 'end';
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

  // An action that the board cannot point at is offered in words.
  private pathOf(action: string, decision: string): Path {
    try {
      return this.module.path(action, this.frame.view, decision, this.you ?? '');
    } catch (error) {
      console.error(error);
      return [];
    }
  }

  forget() {
    clearTimeout(this.timer);
    this.picked = [];
    this.pointed = this.listed = null;
    this.consequences = this.whyNot = this.hints = null;
  }

  target = (id: string): TargetState => picking.targetState(this.choices, this.picked, id);

  pick = (id: string) => {
    this.whyNot = null;
    const result = picking.pick(this.choices, this.picked, id);
    this.picked = result.picked;
    const atOnce = !settings.confirm && picking.following(this.choices, result.picked).size === 0;
    const commit = result.commit ?? (atOnce ? this.meant : null);
    if (commit) void this.act(commit.action);
    else this.consider();
  };

  hover = (id: string | null) => {
    this.pointed = id;
    this.consider();
  };

  list(action: string | null) {
    this.listed = action;
    this.consider();
  }

  back() {
    this.whyNot = null;
    this.picked = this.picked.slice(0, -1);
    this.consider();
  }

  // Asks for the consequences of what is considered, once the pointer rests.
  private consider() {
    clearTimeout(this.timer);
    const action = this.considered;
    const known = action === null ? null : (this.previews.get(action) ?? null);
    this.consequences = known;
    if (action === null || known) return;
    this.timer = setTimeout(() => void this.fetchPreview(action), previewDelay);
  }

  private async fetchPreview(action: string) {
    const { seq } = this.frame;
    try {
      const { lines, certain, view } = await this.link.ask({ type: 'preview', seq, action });
      if (this.frame.seq !== seq) return;
      const consequences = { action, lines, certain, view };
      this.previews.set(action, consequences);
      if (this.considered === action) this.consequences = consequences;
    } catch {
      // A preview is a courtesy: without it the words of the option remain.
    }
  }

  // A click on a place that is not legal.
  async explain(id: string) {
    const { decision, view } = this.frame;
    const action = decision && this.module.probe?.(id, view, decision.name, this.you ?? '', this.picked);
    if (!action) return;
    try {
      const { sentence, clause } = await this.link.ask({ type: 'why', action });
      this.whyNot = { id, sentence, ...(clause ? { clause } : {}) };
    } catch (error) {
      this.report(error);
    }
  }

  act(action: string) {
    clearTimeout(this.timer);
    return this.send({ type: 'act', seq: this.frame.seq, action });
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

  refuse(refusal: Refusal) {
    this.refusals = [...this.refusals, refusal];
  }

  report(error: unknown) {
    if (error instanceof Refused) this.refuse(error.refusal);
  }

  dismiss(refusal: Refusal) {
    this.refusals = this.refusals.filter((other) => other !== refusal);
  }

  openRules(clause: string | null) {
    this.clause = clause;
    this.panel = 'rules';
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

  // Points at an option as if a person had done it, ready to be confirmed.
  pointAt(action: string) {
    const choice = this.choices.find((one) => one.action === action);
    if (!choice) return;
    this.picked = picking.placesOf(choice.path);
    this.listed = this.picked.length === 0 ? action : null;
    this.consider();
  }

  async goTo(move: number) {
    if (move >= this.frame.move) return this.present();
    try {
      this.past = await this.link.ask({ type: 'at', move: Math.max(0, move) });
      this.forget();
    } catch (error) {
      this.report(error);
    }
  }

  present() {
    this.past = null;
  }
}
