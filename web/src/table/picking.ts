// From places pointed at to one of the options. Pure functions over the paths of all options.

import type { TargetState } from './game_module';

export interface Choice {
  action: string;
  words: string;
  path: string[];
}

const startsWith = (path: string[], prefix: string[]) =>
  prefix.length <= path.length && prefix.every((id, i) => path[i] === id);

// Options that are still meant when these places have been pointed at.
export const beneath = (choices: Choice[], picked: string[]) =>
  choices.filter((choice) => startsWith(choice.path, picked));

// Options whose whole path has been pointed at.
export const exact = (choices: Choice[], picked: string[]) =>
  picked.length === 0
    ? []
    : choices.filter((c) => c.path.length === picked.length && startsWith(c.path, picked));

// The places that go on from here.
export const following = (choices: Choice[], picked: string[]) =>
  new Set(
    beneath(choices, picked)
      .filter((choice) => choice.path.length > picked.length)
      .map((choice) => choice.path[picked.length]!),
  );

// The one option that is meant, if it is one.
export function meant(choices: Choice[], picked: string[]): Choice | null {
  const whole = exact(choices, picked);
  return whole.length === 1 ? whole[0]! : null;
}

export interface Picked {
  picked: string[];
  commit: Choice | null;
}

// A place is pointed at: go on, commit (the last place again), step back (a chosen place again), or start anew.
export function pick(choices: Choice[], picked: string[], id: string): Picked {
  if (picked.at(-1) === id) {
    const choice = meant(choices, picked);
    if (choice) return { picked, commit: choice };
  }
  if (following(choices, picked).has(id)) return { picked: [...picked, id], commit: null };
  const index = picked.indexOf(id);
  if (index >= 0) return { picked: picked.slice(0, index), commit: null };
  if (following(choices, []).has(id)) return { picked: [id], commit: null };
  return { picked, commit: null };
}

export function targetState(choices: Choice[], picked: string[], id: string): TargetState {
  const next = following(choices, picked).has(id);
  const chosen = picked.includes(id);
  return {
    legal: next || chosen || following(choices, []).has(id),
    next,
    chosen,
    ready: picked.at(-1) === id && meant(choices, picked) !== null,
  };
}

// What pointing at a place would mean, for the preview under the pointer.
export function hovered(choices: Choice[], picked: string[], id: string): Choice | null {
  if (picked.at(-1) === id) return meant(choices, picked);
  if (following(choices, picked).has(id)) return meant(choices, [...picked, id]);
  return meant(choices, [id]);
}
