// What a person points at, and what that would mean: places, options in a list, their consequences, why not.

import type { Link } from '../net/link';
import type { TableFrame } from '../protocol';
import { settings } from '../ui/settings.svelte';
import { say } from '../words';
import type { GameModule, TargetState } from './game_module';
import type { Names } from './names';
import { chain, more, proposed, type Chosen } from './payment';
import * as picking from './picking';
import type { Choice, Path } from './picking';
import { t } from './words';

export interface Consequences {
  action: string;
  lines: string[];
  certain: boolean;
  range?: string[]; // what chance decides
  view?: unknown; // afterwards, when it is certain
}
export interface WhyNot {
  id: string;
  sentence: string;
  clause?: string;
}

// What pointing needs of the table.
export interface Pointed {
  readonly module: GameModule;
  readonly link: Link;
  readonly frame: TableFrame;
  readonly you: string | null;
  readonly names: Names;
  readonly past: unknown; // an earlier moment has no options
  act(action: string): unknown;
  actAll(actions: string[]): unknown;
  report(error: unknown): void;
}

const previewDelay = 90; // ms under the pointer before the server is asked

export class Pointing {
  picked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<string | null>(null); // the place under the pointer or the focus
  listed = $state.raw<string | null>(null); // the action under the pointer in a list of words
  consequences = $state.raw<Consequences | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  paying = $state.raw<Chosen>([]); // units of each means, where a payment is asked for
  ending = $state.raw<string | null>(null); // an action that waits for a yes, because it ends the turn

  readonly choices: Choice[] = $derived.by(() => {
    const { module, frame, you, names, past } = this.table;
    const { decision } = frame;
    if (!decision || past) return [];
    const chains = module.chains?.(frame.view, decision.name, you ?? '', names) ?? [];
    return [...decision.options, ...chains].map((one) => ({ ...one, path: this.pathOf(one.action, decision.name) }));
  });
  readonly payment = $derived.by(() =>
    this.table.past || this.table.module.ownPayment ? undefined : this.table.frame.decision?.payment,
  );
  // What has been chosen of the action that is under way.
  readonly made: string[] = $derived.by(() => {
    const { module, frame, you, past } = this.table;
    return frame.decision && !past ? (module.made?.(frame.view, you ?? '') ?? []) : [];
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

  constructor(private readonly table: Pointed) {}

  // An action that the board cannot point at is offered in words.
  private pathOf(action: string, decision: string): Path {
    const { module, frame, you } = this.table;
    try {
      return module.path(action, frame.view, decision, you ?? '');
    } catch (error) {
      console.error(error);
      return [];
    }
  }

  forget() {
    clearTimeout(this.timer);
    this.picked = [];
    this.pointed = this.listed = null;
    this.consequences = this.whyNot = this.ending = null;
    this.paying = this.payment ? proposed(this.payment) : [];
  }

  // Another question: what was foreseen does not count any more.
  renew() {
    this.forget();
    this.previews.clear();
  }

  // Which means of the payment lies at this place.
  private meansAt(id: string): number {
    if (!this.payment) return -1;
    const choice = this.choices.find(({ path }) => path.length === 1 && path[0] === id);
    return choice ? this.payment.each.findIndex(({ action }) => action === choice.action) : -1;
  }

  target = (id: string): TargetState => {
    const means = this.meansAt(id);
    if (means < 0) return picking.targetState(this.choices, this.picked, id);
    return { legal: true, next: true, chosen: this.paying[means]! > 0, ready: false };
  };

  pick = (id: string) => {
    this.whyNot = this.ending = null;
    const means = this.meansAt(id);
    if (means >= 0) return void (this.paying = more(this.payment!, this.paying, means));
    const result = picking.pick(this.choices, this.picked, id);
    this.picked = result.picked;
    const atOnce = !settings.confirm && picking.following(this.choices, result.picked).size === 0;
    const commit = result.commit ?? (atOnce ? this.meant : null);
    if (commit) void this.act(commit.action);
    else this.consider();
  };

  would = (id: string): readonly string[] => picking.pick(this.choices, this.picked, id).picked;

  pay() {
    return this.payment && this.table.actAll(chain(this.payment, this.paying));
  }

  hover = (id: string | null) => {
    this.pointed = id;
    this.consider();
  };

  // A person may want to be asked before the turn is over.
  async act(action: string) {
    clearTimeout(this.timer);
    if (settings.confirmTurn && this.ending !== action && (await this.endsTurn(action))) {
      this.ending = action;
      return;
    }
    this.ending = null;
    await this.table.act(action);
  }

  // After it somebody else decides, or something is revealed. A discreet answer would be told by the question.
  private async endsTurn(action: string): Promise<boolean> {
    if (this.table.frame.decision?.discreet) return false;
    if (!this.previews.has(action)) await this.fetchPreview(action);
    const foreseen = this.previews.get(action);
    const { deciders } = (foreseen?.view ?? {}) as { deciders?: string[] };
    return foreseen !== undefined && !(foreseen.certain && deciders?.includes(this.table.you ?? ''));
  }

  list(action: string | null) {
    this.listed = action;
    this.consider();
  }

  back() {
    this.whyNot = null;
    if (this.ending) return void (this.ending = null);
    this.picked = picking.stepBack(this.choices, this.picked);
    this.consider();
  }

  // Points at an option as if a person had done it, ready to be confirmed.
  pointAt(action: string) {
    const choice = this.choices.find((one) => one.action === action);
    if (!choice) return;
    this.picked = picking.placesOf(choice.path);
    this.listed = this.picked.length === 0 ? action : null;
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
    const { seq } = this.table.frame;
    try {
      const { lines, certain, range, view } = await this.table.link.ask({ type: 'preview', seq, action });
      if (this.table.frame.seq !== seq) return;
      const consequences = { action, lines, certain, view, ...(range ? { range } : {}) };
      this.previews.set(action, consequences);
      if (this.considered === action) this.consequences = consequences;
    } catch {
      // A preview is a courtesy: without it the words of the option remain.
    }
  }

  // A click on something that is not legal: why, or that it has no part in what is asked.
  async explain(id: string) {
    const { module, link, frame, you, past } = this.table;
    if (!frame.decision || past) return;
    const action = module.probe?.(id, frame.view, frame.decision.name, you ?? '', this.picked);
    if (!action) return void (this.whyNot = { id, sentence: say(t.noPart, settings.lang) });
    try {
      const { sentence, clause } = await link.ask({ type: 'why', action });
      this.whyNot = { id, sentence, ...(clause ? { clause } : {}) };
    } catch (error) {
      this.table.report(error);
    }
  }
}
