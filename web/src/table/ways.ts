// From the notation of an action to places on the board, and back for "why not?": a game brings two tables,
// one by verb and one by kind of place.

import type { Path } from './picking';

export interface Asked<View> {
  view: View;
  decision: View extends { decision?: infer Decision } ? NonNullable<Decision> : string;
  me: string; // the seat that is asked
}

// By verb: what one points at to mean this action. An empty path is a button of the decision bar.
export type Way<View> = (args: string[], asked: Asked<View>) => Path;
export const button = (): Path => [];

// By kind of place ("card" of "card:C05"): the action that it would mean if it were legal, after what is
// picked already.
export type Probe<View> = (args: string[], asked: Asked<View>, picked: readonly string[]) => string | null;

export function pathBy<View>(ways: Record<string, Way<View>>) {
  const verbs = Object.keys(ways).sort((a, b) => b.length - a.length); // "bury-marker" before "bury"
  return (action: string, view: View, decision: string, me: string): Path => {
    const verb = verbs.find((one) => action === one || action.startsWith(`${one} `));
    if (verb === undefined) throw new Error(`no way to point at "${action}"`);
    const args = action
      .slice(verb.length + 1)
      .split(' ')
      .filter(Boolean);
    return ways[verb]!(args, { view, decision: decision as Asked<View>['decision'], me });
  };
}

export function probeBy<View>(probes: Record<string, Probe<View>>) {
  return (id: string, view: View, decision: string, me: string, picked: readonly string[]): string | null => {
    const [kind = '', ...args] = id.split(':');
    return probes[kind]?.(args, { view, decision: decision as Asked<View>['decision'], me }, picked) ?? null;
  };
}
