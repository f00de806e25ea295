// What the options of a question come to, kind by kind.

import type { Kind } from './game_module';
import type { Choice } from './picking';

export interface Count extends Kind {
  first: string; // of its actions
  n: number; // so many places can be pointed at
}

// Nothing where there is but one kind: what glows says as much.
export function countKinds(kinds: readonly Kind[], choices: readonly Choice[]): Count[] {
  const counts = kinds.flatMap((kind) => {
    const own = choices.filter(({ action }) => kind.verbs.includes(action.split(' ', 1)[0]!));
    const places = new Set(own.map(({ path }) => JSON.stringify(path[0])));
    return own.length > 0 ? [{ ...kind, first: own[0]!.action, n: places.size }] : [];
  });
  return counts.length > 1 ? counts : [];
}
