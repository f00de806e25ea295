// The language of effects in signs. The server writes an effect as words, a sign each: "2A > 3A 1V". A letter is a
// quantity, a word a drawing; ">" pay first, "/" or, "·" then, "x" per, ":" each time or if, "( )" may.

const drawings: Record<string, string> = {
  H: 'eve-herb',
  P: 'eve-potion',
  K: 'eve-knowledge',
  A: 'eve-any',
  M: 'eve-mana',
  V: 'vp',
  C: 'card',
  up: 'eve-coven',
  outer: 'eve-outer-circle',
  inner: 'eve-inner-circle',
  recall: 'eve-recall',
  spec: 'eve-specialist',
  art: 'eve-artifact',
  fam: 'eve-familiar',
  ench: 'eve-enchantment',
  end: 'eve-round-end',
  deck: 'eve-deck-place',
  ACT: 'eve-act',
  RED: 'eve-stone-red',
};
export const drawing = (word: string): string =>
  drawings[word] ??
  (/^(vp|card|first-player|arrow-right|lock|hourglass|cancel|robot)$/.test(word) ? word : `eve-${word}`);

export type Token =
  | { kind: 'sign'; n: string; word: string }
  | { kind: 'to' | 'or' | 'per' | 'then' | 'when' }
  | { kind: 'may'; inside: Token[] };

const between: Record<string, 'to' | 'or' | 'per' | 'then' | 'when'> = {
  '>': 'to',
  '/': 'or',
  x: 'per',
  '·': 'then',
  ':': 'when',
};

function read(words: string[]): Token[] {
  const tokens: Token[] = [];
  for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
    const sort = between[word];
    if (word === '(') tokens.push({ kind: 'may', inside: read(words) });
    else if (sort) tokens.push({ kind: sort });
    else {
      const [, n = '', name = ''] = /^([−+±]?\d*)(.+)$/.exec(word) ?? [];
      tokens.push({ kind: 'sign', n, word: name });
    }
  }
  return tokens;
}
export const tokensOf = (signs: string): Token[] => read(signs.split(/\s+/).filter(Boolean));
