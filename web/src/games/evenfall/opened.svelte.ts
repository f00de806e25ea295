// Whose Clan lies on the stage (none: one's own), and what a phone shows: what is asked decides, until one turns over.

import type { Decision } from './generated';

export type Leaf = 'lands' | 'clan' | 'hand';
export const opened = $state<{ seat: string | null; turned: { decision: Decision | undefined; leaf: Leaf } | null }>({
  seat: null,
  turned: null,
});

const leaves: Partial<Record<Decision, Leaf>> = {
  expert: 'hand',
  discard: 'hand',
  onto: 'clan',
  build: 'clan',
  catalyst: 'clan',
  transfer: 'clan',
  harvest: 'clan',
  remove: 'clan',
  move: 'clan',
  retrieve: 'clan',
  bonus: 'clan',
  socket: 'clan',
  order: 'clan',
  dial: 'clan',
  change: 'clan',
  stone: 'clan',
};
export const leafFor = (decision: Decision | undefined): Leaf =>
  opened.turned && opened.turned.decision === decision
    ? opened.turned.leaf
    : ((decision && leaves[decision]) ?? 'lands');
