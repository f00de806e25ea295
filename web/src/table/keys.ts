// The keys of the table. What is typed into a field, and what a dialog hears, is not for the table.

import { pieceOf } from './pieces';
import type { Table } from './table.svelte';
import type { Tips } from './tips.svelte';

export interface KeyHelp {
  since: () => void; // what happened since one's own turn
  list: () => void; // to the field of the open list of actions
  tips: Tips;
}

export function pressed(event: KeyboardEvent, table: Table, { since, list, tips }: KeyHelp) {
  const { frame, pointing, screen } = table;
  const where = event.target as HTMLElement;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    where.closest('input, textarea, select, dialog')
  )
    return;
  const keys: Record<string, () => unknown> = {
    a: () => (screen.palette ? list() : (screen.palette = true)),
    u: () => table.undo(),
    i: () => table.askHint(),
    r: () => screen.openRules(null),
    g: () => (screen.panel = 'signs'),
    '?': () => screen.openRules(pieceOf(table.pieces, tips.told?.about ?? '')?.clause ?? null),
    c: () => (screen.panel = 'chat'),
    s: () => table.you && since(),
    ArrowLeft: () => table.goTo((table.past?.move ?? frame.move) - 1),
    ArrowRight: () => table.past && table.goTo(table.past.move + 1),
    Escape() {
      if (screen.panel) screen.panel = null;
      else if (screen.palette)
        screen.palette = false; // the list is open, and the focus elsewhere
      else if (tips.told?.kept) tips.hide();
      else if (table.past) table.present();
      else pointing.back();
    },
  };
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action) {
    event.preventDefault();
    action();
  } else if (
    event.key === 'Enter' &&
    pointing.meant &&
    !screen.palette &&
    !where.closest('button, a, [role="button"]')
  ) {
    void pointing.act(pointing.meant.action);
  }
}
