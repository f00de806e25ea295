export function generated(game: {
  verbs: { verb: string }[];
  decisions: string[];
  kinds: Record<string, string[]>;
  pieces: { id: string }[];
}): string;
