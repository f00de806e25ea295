// Who would win a battle (EVE-12.15, EVE-12.16, EVE-18.35), as far as the dials are known.

export interface Fighter {
  base: number; // pieces and strength of effects
  dial: number | null; // nothing: not known yet
  most: number; // what an unknown dial, or the Automa's cards, can add
  rank: number; // in turn order
  automa: boolean;
}

const beats = (one: Fighter, dial: number, other: Fighter, otherDial: number): boolean => {
  const lead = one.base + dial - other.base - otherDial;
  if (lead !== 0) return lead > 0;
  if (one.automa || other.automa) return other.automa; // a person wins the tie
  return dial !== otherDial ? dial > otherDial : one.rank < other.rank;
};

// The least dial with which the rival beats me, or whether none, or every one does.
export function outcomeFor(me: Fighter, rival: Fighter): number | 'always' | 'never' {
  const mine = me.dial ?? 0;
  if (rival.dial !== null) return beats(rival, rival.dial, me, mine) ? 'always' : 'never';
  for (let dial = 0; dial <= rival.most; ++dial) if (beats(rival, dial, me, mine)) return dial === 0 ? 'always' : dial;
  return 'never';
}
