// What things are called, in the server's words (pieces.ts): what a board writes with. `Id` are the pieces that the
// program knows (games/GAME/generated.ts): a board that names another one does not compile.

import { capital, isOne, typeset, type Lang } from '../words';
import { pieceOf, type Pieces } from './pieces';

export interface Names<Id extends string = string> {
  lang: Lang;
  name(id: Id, n?: number): string; // within a sentence; so many of them
  title(id: Id): string; // by itself
  text(id: Id): string; // what it means, in a sentence or two
  clause(id: Id): string;
  caption(id: Id): string; // where there is little room
  sign(id: Id): string | undefined; // its drawing
  figures(id: Id): Readonly<Record<string, number>>; // numbers of the rules
}

export function namesOf(pieces: Pieces, lang: Lang): Names {
  const set = (text: string | undefined) => typeset(text ?? '', lang);
  const name = (id: string, n = 1) => {
    const piece = pieceOf(pieces, id);
    return set((isOne(n, lang) ? undefined : piece?.many) ?? piece?.name ?? id.slice(id.lastIndexOf(':') + 1));
  };
  return {
    lang,
    name,
    title: (id) => capital(name(id)),
    text: (id) => set(pieceOf(pieces, id)?.text),
    clause: (id) => pieceOf(pieces, id)?.clause ?? '',
    caption: (id) => set(pieceOf(pieces, id)?.caption) || name(id),
    sign: (id) => pieceOf(pieces, id)?.sign,
    figures: (id) => pieceOf(pieces, id)?.figures ?? {},
  };
}

// "card:C05" of kind "card" is which one: "C05".
export type Which<Id extends string, Kind extends string> = Id extends `${Kind}:${infer One}` ? One : never;
