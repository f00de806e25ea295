// From places pointed at to one of the options. Pure functions over the paths of all options.

import type { TargetState } from './game_module';

// What a person points at to mean an option: places in this order. A list among them is a set (dice to keep,
// cards to discard): its places may be pointed at in any order.
//
// Pieces that are alike are told apart by a mark: "die:axe#1", "die:axe#2". A path names "die:axe", and any
// of them will do; a set that names it twice wants two of them.
//
// The first of a set may be its head: what the others are given for (a combination and its dice). Pointing at it
// raises them as the first of the longest options has them, and pointing at it again commits.
export type Step = string | readonly string[];
export type Path = readonly Step[];

export interface Choice {
  action: string;
  words: string;
  path: Path;
}

const kindOf = (id: string) => id.split('#', 1)[0]!;
const marked = (id: string) => id.includes('#');
const sortOf = (id: string) => id.slice(0, Math.max(0, id.indexOf(':')));

function headOf(step: Step): string | null {
  if (typeof step === 'string' || step.length < 2) return null;
  const [first, ...others] = step;
  return others.some((one) => sortOf(one) === sortOf(first!)) ? null : first!;
}
const heads = (choice: Choice, id: string) => choice.path.some((step) => headOf(step) === id);

// A set without this place, or null when it does not want it.
function without(set: readonly string[], id: string): string[] | null {
  const exact = set.indexOf(id);
  const at = exact >= 0 ? exact : set.indexOf(kindOf(id));
  return at < 0 ? null : set.filter((_, i) => i !== at);
}

interface Progress {
  next: readonly string[]; // what may come now; nothing: the path is whole
  inSet: boolean; // the last place belongs to a set
  since: number; // how many places lie before the step of the last one
}

// How far these places lead on a path; null when they lead elsewhere.
function walk(path: Path, picked: readonly string[]): Progress | null {
  let [step, since, inSet] = [0, 0, false];
  const open = () => {
    for (; step < path.length; ++step) {
      const one = path[step]!;
      if (typeof one === 'string') return [one];
      if (one.length > 0) return one;
    }
    return [];
  };
  let next = open();
  let began = true; // a new step begins
  for (const [i, id] of picked.entries()) {
    const left = without(next, id);
    if (left === null) return null;
    if (began) since = i;
    inSet = typeof path[step] !== 'string';
    began = left.length === 0;
    if (began) ++step;
    next = began ? open() : left;
  }
  return { next, inSet, since };
}

// Where an option is shown by the table, its alike pieces have no marks yet: the first ones stand for them.
function settled(picked: readonly string[], id: string): readonly string[] {
  const kind = kindOf(id);
  if (!marked(id) || !picked.includes(kind)) return picked;
  let mark = 0;
  const next = (): string => (picked.includes(`${kind}#${++mark}`) ? next() : `${kind}#${mark}`);
  return picked.map((one) => (one === kind ? next() : one));
}

// All places of a path, to show it as if a person had pointed.
export const placesOf = (path: Path): string[] => path.flat();

// Where a path ends: the head of a set, or its last place.
export const endOf = (path: Path): string | undefined => {
  const last = path.at(-1);
  return last === undefined || typeof last === 'string' ? last : (headOf(last) ?? last.at(-1));
};

// Every place that any option names. Most of a board is in none: that is known without walking.
const named = new WeakMap<Choice[], Set<string>>();
function isNamed(choices: Choice[], id: string): boolean {
  const places = named.get(choices) ?? new Set(choices.flatMap((choice) => placesOf(choice.path)));
  named.set(choices, places);
  return places.has(id) || places.has(kindOf(id));
}

interface Survey {
  whole: Choice[]; // options whose whole path has been pointed at
  next: Set<string>; // places that go on from here
  set: number | null; // where the set begins that is being filled; null: the last place was a step of its own
}
const surveys = new WeakMap<Choice[], WeakMap<readonly string[], Survey>>();
const nothing: readonly string[] = [];

// All that follows from these places; every place of a board asks for it.
function survey(choices: Choice[], picked: readonly string[]): Survey {
  const known = surveys.get(choices) ?? new WeakMap<readonly string[], Survey>();
  surveys.set(choices, known);
  let result = known.get(picked);
  if (!result) {
    const ways = choices.flatMap((choice) => {
      const way = walk(choice.path, picked);
      return way ? [{ choice, ...way }] : [];
    });
    const inSet = picked.length > 0 && ways.length > 0 && ways.every((way) => way.inSet);
    result = {
      whole: picked.length === 0 ? [] : ways.filter((way) => way.next.length === 0).map((way) => way.choice),
      next: new Set(ways.flatMap((way) => way.next)),
      set: inSet ? ways[0]!.since : null,
    };
    known.set(picked, result);
  }
  return result;
}

// Options whose whole path has been pointed at.
export const exact = (choices: Choice[], picked: readonly string[]) => survey(choices, picked).whole;

// The places that go on from here.
export const following = (choices: Choice[], picked: readonly string[]) => survey(choices, picked).next;

// A set is being filled.
export const inSet = (choices: Choice[], picked: readonly string[]) => survey(choices, picked).set !== null;

// The one option that is meant, if it is one.
export function meant(choices: Choice[], picked: readonly string[]): Choice | null {
  const whole = exact(choices, picked);
  return whole.length === 1 ? whole[0]! : null;
}

function follows(choices: Choice[], picked: readonly string[], id: string): boolean {
  if (marked(id) && picked.includes(id)) return false; // one piece
  const next = following(choices, picked);
  return next.has(id) || next.has(kindOf(id));
}

// Pointing at a head raises all that goes with it.
function raised(choices: Choice[], picked: readonly string[], id: string): readonly string[] {
  const led = choices.filter((choice) => heads(choice, id) && walk(choice.path, picked));
  const best = led.reduce<Choice | null>(
    (one, two) => (one && placesOf(one.path).length >= placesOf(two.path).length ? one : two),
    null,
  );
  if (!best) return picked;
  const missing = picked.reduce<readonly string[]>((left, one) => without(left, one) ?? left, placesOf(best.path));
  return [...picked, ...missing];
}

export interface Picked {
  picked: readonly string[];
  commit: Choice | null;
}

// A place is pointed at: go on, commit (the last place again, or a head), step back (a chosen place again), or
// start anew. In a set a chosen place is taken out again, and one too many releases another of its sort.
export function pick(choices: Choice[], before: readonly string[], id: string): Picked {
  const picked = settled(before, id);
  const goTo = (next: readonly string[]): Picked => ({ picked: next, commit: null });
  const goOn = (from: readonly string[]): Picked => goTo(raised(choices, [...from, id], id));
  const { set } = survey(choices, picked);
  if (isReady(choices, picked, id)) return { picked, commit: meant(choices, picked) };
  if (follows(choices, picked, id)) return goOn(picked);
  const index = picked.lastIndexOf(id);
  if (set !== null && index >= set) return goTo(picked.filter((_, i) => i !== index));
  if (index >= 0) return goTo(picked.slice(0, index));
  for (let i = set ?? picked.length; i < picked.length; ++i) {
    const released = picked.filter((_, at) => at !== i);
    if (sortOf(picked[i]!) === sortOf(id) && follows(choices, released, id)) return goOn(released);
  }
  return follows(choices, nothing, id) ? goOn(nothing) : goTo(picked);
}

// One step back: a head goes with all that it has raised.
export function stepBack(choices: Choice[], picked: readonly string[]): readonly string[] {
  const { set } = survey(choices, picked);
  const led = set !== null && picked.slice(set).some((id) => choices.some((choice) => heads(choice, id)));
  return picked.slice(0, led ? set : -1);
}

// Pointing at it again commits.
function isReady(choices: Choice[], picked: readonly string[], id: string): boolean {
  const choice = meant(choices, picked);
  if (!choice) return false;
  return inSet(choices, picked) ? picked.includes(id) && heads(choice, id) : picked.at(-1) === id;
}

export function targetState(choices: Choice[], before: readonly string[], id: string): TargetState {
  if (!isNamed(choices, id)) return { legal: false, next: false, chosen: false, ready: false };
  const picked = settled(before, id);
  const next = follows(choices, picked, id);
  const chosen = picked.includes(id);
  return {
    legal: next || chosen || pick(choices, picked, id).picked !== picked,
    next,
    chosen,
    ready: isReady(choices, picked, id),
  };
}

// What pointing at a place would mean, for the preview under the pointer.
export function hovered(choices: Choice[], picked: readonly string[], id: string): Choice | null {
  return meant(choices, targetState(choices, picked, id).chosen ? picked : pick(choices, picked, id).picked);
}
