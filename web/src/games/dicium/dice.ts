// The dice of the family: faces, combinations, bonuses, and where each die lies on the felt. What a throw allows,
// and how likely it is, the server says.

export type Face = 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'FS';
export type Colour = 'BLUE' | 'YELLOW' | 'GREEN' | 'RED';
export type Combo = Colour | 'PAIR' | 'STRAIGHT' | 'THREE' | 'TWOPAIR' | 'FOUR' | 'FULL' | 'POKER';
export type Bonus = Colour | 'REROLL';
export type Slot = 'B2a' | 'B2b' | 'B3a' | 'B3b' | 'B4a' | 'B4b' | 'B5a' | 'B5b';

export const colours: readonly Colour[] = ['BLUE', 'YELLOW', 'GREEN', 'RED'];
export const combos: readonly Combo[] = [...colours, 'PAIR', 'STRAIGHT', 'THREE', 'TWOPAIR', 'FOUR', 'FULL', 'POKER'];
export const colourOf: Record<Face, Colour> = {
  F1: 'GREEN',
  F2: 'BLUE',
  F3: 'YELLOW',
  F4: 'RED',
  F5: 'BLUE',
  FS: 'GREEN',
};
// The printed board: two slots a level.
export const slots: readonly { id: Slot; level: number; bonus: Bonus }[] = [
  { id: 'B2a', level: 2, bonus: 'BLUE' },
  { id: 'B2b', level: 2, bonus: 'YELLOW' },
  { id: 'B3a', level: 3, bonus: 'GREEN' },
  { id: 'B3b', level: 3, bonus: 'RED' },
  { id: 'B4a', level: 4, bonus: 'REROLL' },
  { id: 'B4b', level: 4, bonus: 'YELLOW' },
  { id: 'B5a', level: 5, bonus: 'BLUE' },
  { id: 'B5b', level: 5, bonus: 'RED' },
];
export const bonusOf = (slot: Slot): Bonus => slots.find((one) => one.id === slot)!.bonus;
export type Printed = (slot: Slot) => Bonus; // where a game's boards differ
export const places = 5; // on the felt
export const hands = [3, 4, 5] as const;

// Signs of the sprite.
// Plain dice, of the variants for young players, have a colour and no value.
export const faceSign = (face: Face, plain = false) =>
  plain ? `dic-plain-${colourOf[face].toLowerCase()}` : `dic-face-${face === 'FS' ? 'symbol' : face.slice(1)}`;
export const comboSign: Record<Combo, string> = {
  BLUE: 'dic-blue',
  YELLOW: 'dic-yellow',
  GREEN: 'dic-green',
  RED: 'dic-red',
  PAIR: 'dic-pair',
  STRAIGHT: 'dic-straight',
  THREE: 'dic-three',
  TWOPAIR: 'dic-two-pairs',
  FOUR: 'dic-four',
  FULL: 'dic-full',
  POKER: 'dic-five',
};
export const bonusSign = (bonus: Bonus) => `dic-bonus-${bonus.toLowerCase()}`;

// What the tray is told of a hand.
export interface Hand {
  turn: number;
  throws: number; // done in this turn
  size: number; // dice of this turn
  dice: Face[]; // unspent
  kept: Face[]; // of these: from the reserve, and not thrown since
  spent: { face: Face; paid: string }[]; // what each has paid
}

// One place of the felt.
export type Place =
  | { state: 'free' | 'kept'; face: Face; id: string; thrown: number } // thrown: by which throw it fell here
  | { state: 'spent'; face: Face; paid: string }
  | { state: 'blank' };

const took = <T>(from: T[], one: T): boolean => {
  const at = from.indexOf(one);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
};

// Where the dice lie: a die stays at its place as long as its face is there, and leaves a hole when it is spent.
// The server sorts dice, for equal faces are alike; the eye wants to find them where they were.
export function laidOut(before: { turn: number; places: readonly Place[] }, hand: Hand): Place[] {
  if (hand.throws === 0) return Array.from({ length: hand.size }, () => ({ state: 'blank' }));
  const old = before.turn === hand.turn ? before.places : [];
  const [free, kept, spent] = [[...hand.dice], [...hand.kept], [...hand.spent]];
  const lain: (Place | null)[] = Array.from({ length: hand.size }, () => null);
  for (const [i, place] of old.entries()) {
    if (i >= hand.size || place.state === 'blank') continue;
    if (place.state === 'spent') {
      const at = spent.findIndex((one) => one.face === place.face && one.paid === place.paid);
      if (at >= 0) lain[i] = { state: 'spent', ...spent.splice(at, 1)[0]! };
    } else if (took(free, place.face)) lain[i] = place;
  }
  // What was spent just now leaves a hole where a die of that face lay.
  for (const [i, place] of old.entries()) {
    if (lain[i] || place.state === 'blank' || place.state === 'spent') continue;
    const at = spent.findIndex((one) => one.face === place.face);
    if (at >= 0) lain[i] = { state: 'spent', ...spent.splice(at, 1)[0]! };
  }
  const rest: Place[] = [
    ...spent.map((one): Place => ({ state: 'spent', ...one })),
    ...free.map((face): Place => ({ state: 'free', face, id: '', thrown: hand.throws })),
  ];
  const counts = new Map<Face, number>();
  return lain.map((one): Place => {
    const place = one ?? rest.shift() ?? { state: 'blank' };
    if (place.state === 'blank' || place.state === 'spent') return place;
    const n = (counts.get(place.face) ?? 0) + 1;
    counts.set(place.face, n);
    return { ...place, state: took(kept, place.face) ? 'kept' : 'free', id: `die:${place.face}#${n}` };
  });
}

// Dice of one face are told apart by a mark.
export function marked(kind: string, faces: readonly Face[]): { face: Face; id: string }[] {
  const counts = new Map<Face, number>();
  return faces.map((face) => {
    const n = (counts.get(face) ?? 0) + 1;
    counts.set(face, n);
    return { face, id: `${kind}:${face}#${n}` };
  });
}

// Whole per cents, and nothing that may still fail is called sure.
export function percent(n: number, of: number): 'sure' | 'never' | '< 1' | '> 99' | number {
  if (n === of) return 'sure';
  if (n === 0) return 'never';
  if (n * 100 < of) return '< 1';
  return n * 100 > of * 99 ? '> 99' : Math.round((100 * n) / of);
}

export interface Chance {
  n: number;
  of: number;
  now: boolean; // it is there already
}
