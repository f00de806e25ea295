// A board for those who do not see it: where a place lies in rows and columns or on a ring, and what lies
// beside it.

import { apart, labelled, say, type Lang, type Words } from '../words';

const where: Words = { fr: 'rangée {row}, colonne {column}', en: 'row {row}, column {column}' };
const beside: { name: Words; row: number; column: number }[] = [
  { name: { fr: 'au-dessus', en: 'above' }, row: -1, column: 0 },
  { name: { fr: 'à droite', en: 'to the right' }, row: 0, column: 1 },
  { name: { fr: 'au-dessous', en: 'below' }, row: 1, column: 0 },
  { name: { fr: 'à gauche', en: 'to the left' }, row: 0, column: -1 },
];

export const whereText = (index: number, columns: number, lang: Lang) =>
  say(where, lang, { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 });

// "au-dessus : Sirona ; à droite : …": `names` are those of all places, row by row.
export function besideText(index: number, columns: number, names: readonly string[], lang: Lang): string {
  const [row, column] = [Math.floor(index / columns), index % columns];
  const parts = beside.flatMap((side) => {
    const [r, c] = [row + side.row, column + side.column];
    const name = c >= 0 && c < columns && r >= 0 ? names[r * columns + c] : undefined;
    return name === undefined ? [] : [labelled(say(side.name, lang), name, lang)];
  });
  return apart(parts, lang);
}

const onRing: Words = { fr: '{n} sur {of} dans le sens horaire', en: '{n} of {of} clockwise' };
const ringwards: Words[] = [
  { fr: 'avant', en: 'before it' },
  { fr: 'après', en: 'after it' },
];

// "3 sur 8 dans le sens horaire ; avant : Neshata ; après : Vadrice": `names` are those of the whole ring.
export function ringText(index: number, names: readonly string[], lang: Lang): string {
  const of = names.length;
  const both = [index + of - 1, index + 1].map((other, i) =>
    labelled(say(ringwards[i]!, lang), names[other % of]!, lang),
  );
  return apart([say(onRing, lang, { n: index + 1, of }), ...both], lang);
}
