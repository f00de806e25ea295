// Finding by words, whatever their case, accents and order.

import type { Choice } from './picking';

// Lower case, no accents, one kind of apostrophe and of space.
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').toLowerCase();

// Options that have every word that was typed in them, be it only the beginning or the middle of one; the
// notation counts, too.
export function search(choices: Choice[], typed: string): Choice[] {
  const needles = plain(typed).split(' ').filter(Boolean);
  return choices.filter((choice) => {
    const text = plain(`${choice.words} ${choice.action}`);
    return needles.every((needle) => text.includes(needle));
  });
}
