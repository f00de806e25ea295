// The keys of the table. What is typed into a field, and what a dialog hears, is not for the table.

import type { Table } from './table.svelte';

export interface KeyHelp {
  since: () => void; // what happened since one's own turn
  list: () => void; // to the field of the open list of actions
}

export function pressed(event: KeyboardEvent, table: Table, { since, list }: KeyHelp) {
  const { frame, pointing, screen } = table;
  const where = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || where.closest('input, textarea, select, dialog')) return;
  const keys: Record<string, () => unknown> = {
    a: () => (screen.palette ? list() : (screen.palette = true)),
    u: () => (frame.draft?.undo ?? 0) > 0 && table.send({ type: 'undo', seq: frame.seq, steps: 1 }),
    i: () => table.askHint(),
    r: () => screen.openRules(null),
    c: () => (screen.panel = 'chat'),
    s: since,
    ArrowLeft: () => table.goTo((table.past?.move ?? frame.move) - 1),
    ArrowRight: () => table.past && table.goTo(table.past.move + 1),
    Escape: () => (screen.panel ? (screen.panel = null) : table.past ? table.present() : pointing.back()),
  };
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action) {
    event.preventDefault();
    action();
  } else if (event.key === 'Enter' && pointing.meant && !where.closest('button, a, [role="button"]')) {
    pointing.act(pointing.meant.action);
  }
}
