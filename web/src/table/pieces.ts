// What things are: name, sentence and clause of everything on the board that can be pointed at, in the
// server's words.

import type { Piece } from '../protocol';

export type Pieces = ReadonlyMap<string, Piece>;

export const listOf = (pieces: readonly Piece[]): Pieces => new Map(pieces.map((piece) => [piece.id, piece]));

// "member:A:C05" is looked up as it is, then as "member:A", then as "member": the nearest thing that has words.
// A mark that tells alike pieces apart ("die:axe#2") has no part in it.
export function pieceOf(pieces: Pieces, id: string): Piece | undefined {
  for (let key = id.split('#', 1)[0]!; key; key = key.slice(0, Math.max(0, key.lastIndexOf(':')))) {
    const found = pieces.get(key);
    if (found) return found;
  }
  return undefined;
}

// The signs of a game, each drawing once.
export function glossary(pieces: Pieces): Piece[] {
  const seen = new Set<string>();
  return [...pieces.values()].filter((piece) => {
    if (!piece.sign || seen.has(piece.sign)) return false;
    seen.add(piece.sign);
    return true;
  });
}
