// The signs that are printed on the halves of the cards: a drawing. Names, texts and numbers come from the server
// (table/names.ts).

import type { CardId, Side } from './view';

// Read from left to right: ">" stands between cost and effect; a number is written before its sign; 2≠ is two
// different ones, 3= three alike; vp3 is three points.
const printed: Record<CardId, Record<Side, string>> = {
  C01: { light: 'pa wood', dark: 'pa wood wood wisp' },
  C02: { light: 'stone wood > sickle', dark: 'wisp player > vp1' },
  C03: { light: '3= any > vp3', dark: '3 wisp > kill' },
  C04: { light: 'pa move', dark: 'pa wisp move move' },
  C05: { light: 'sacrifice > rune', dark: '2≠ any 2 wisp > steal' },
  C06: { light: 'rise > vp0/2', dark: '3≠ pair > vp2+' },
  C07: { light: 'pa gold', dark: 'pa gold gold wisp' },
  C08: { light: 'gold wood > horn', dark: 'member-exhausted wisp vp1' },
  C09: { light: 'pair > vp2', dark: '2≠ any > kill vp1' },
  C10: { light: 'pa any', dark: 'pa pa wisp' },
  C11: { light: '2 pa > fire', dark: '−1 pa wisp vp1' },
  C12: { light: 'sacrifice > kill vp2', dark: 'lead > vp1' },
  C13: { light: 'pa stone', dark: 'pa stone stone wisp' },
  C14: { light: 'stone gold > dolmen', dark: 'swap wisp vp1' },
  C15: { light: 'stone gold wood > vp3', dark: 'wisp wisp > vp2' },
};
export const signsOf = (card: CardId, side: Side): string[] => printed[card][side].split(' ');
