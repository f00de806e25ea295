// What a person points at, and what that would mean: places, options in a list, their consequences, why not.

import type { Link } from '../net/link';
import type { TableFrame } from '../protocol';
import { settings } from '../ui/settings.svelte';
import type { GameModule, TargetState } from './game_module';
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

// What pointing needs of the table.
export interface Pointed {
  readonly module: GameModule;
  readonly link: Link;
  readonly frame: TableFrame;
  readonly you: string | null;
  readonly past: unknown; // an earlier moment has no options
  act(action: string): unknown;
  report(error: unknown): void;
}

const previewDelay = 90; // ms under the pointer before the server is asked

export class Pointing {
  picked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<string | null>(null); // the place under the pointer or the focus
  listed = $state.raw<string | null>(null); // the action under the pointer in a list of words
  consequences = $state.raw<Consequences | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);

  readonly choices: Choice[] = $derived.by(() => {
    const { decision } = this.table.frame;
    if (!decision || this.table.past) return [];
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
    this.consequences = this.whyNot = null;
  }

  // Another question: what was foreseen does not count any more.
  renew() {
    this.forget();
    this.previews.clear();
  }

  target = (id: string): TargetState => picking.targetState(this.choices, this.picked, id);

  pick = (id: string) => {
    this.whyNot = null;
    const result = picking.pick(this.choices, this.picked, id);
    this.picked = result.picked;
    const atOnce = !settings.confirm && picking.following(this.choices, result.picked).size === 0;
    const commit = result.commit ?? (atOnce ? this.meant : null);
    if (commit) this.act(commit.action);
    else this.consider();
  };

  hover = (id: string | null) => {
    this.pointed = id;
    this.consider();
  };

  act(action: string) {
    clearTimeout(this.timer);
    return this.table.act(action);
  }

  list(action: string | null) {
    this.listed = action;
    this.consider();
  }

  back() {
    this.whyNot = null;
    this.picked = this.picked.slice(0, -1);
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
      const { lines, certain, view } = await this.table.link.ask({ type: 'preview', seq, action });
      if (this.table.frame.seq !== seq) return;
      const consequences = { action, lines, certain, view };
      this.previews.set(action, consequences);
      if (this.considered === action) this.consequences = consequences;
    } catch {
      // A preview is a courtesy: without it the words of the option remain.
    }
  }

  // A click on a place that is not legal.
  async explain(id: string) {
    const { module, link, frame, you } = this.table;
    const action = frame.decision && module.probe?.(id, frame.view, frame.decision.name, you ?? '', this.picked);
    if (!action) return;
    try {
      const { sentence, clause } = await link.ask({ type: 'why', action });
      this.whyNot = { id, sentence, ...(clause ? { clause } : {}) };
    } catch (error) {
      this.table.report(error);
    }
  }
}
