// Which camp a seat plays in, where the game has camps: seats of one camp share a name.

import type { GameEntry } from '../protocol';
import { say, type Lang, type Words } from '../words';

const together: Words = { fr: '{camp}, avec {who}', en: '{camp}, with {who}' };

// "Ninjas", "Ninjas, avec Hugo"; nothing in a game where each plays for itself. `named`: who sits there, by seat.
export function campWords(game: GameEntry, seat: number, named: readonly string[], lang: Lang): string | null {
  const { seat_names: camps } = game;
  const camp = camps[seat];
  if (camp === undefined || new Set(camps).size === camps.length) return null;
  const partner = named.find((_, i) => i !== seat && camps[i] === camp);
  return partner === undefined ? camp : say(together, lang, { camp, who: partner });
}
