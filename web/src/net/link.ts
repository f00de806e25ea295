// What a table needs of its connection. The real one is net/connection.ts.

import type { Answer, Command, Question, Refusal, Replies } from '../protocol';

export interface Link {
  // Resolves when the server has answered, also after broken connections.
  command(command: Command): Promise<Answer>;
  // Rejects with a Refused when the server refuses, or when the connection breaks first.
  // `progress` hears how far (per cent) an answer is that takes long.
  ask<Q extends Question>(question: Q, progress?: (percent: number) => void): Promise<Replies[Q['type']]>;
  // Fetches everything anew.
  resync(): void;
  // Nobody is at the other end: a saved view.
  readonly still?: boolean;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}
