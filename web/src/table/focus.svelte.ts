// The board draws its places anew with every decision. Who plays by keys keeps the place, or comes to the
// first one that glows.

import type { Table } from './table.svelte';

// To be called while a component is made; the handlers are for the window and for the root.
export function keepsPlace(root: () => HTMLElement, table: () => Table) {
  let byKeys = false;
  let place = '';
  $effect(() => {
    const { frame, pointing, screen } = table();
    void [frame, pointing.picked, screen.palette, screen.panel];
    if (!byKeys || document.activeElement !== document.body) return;
    const seen = (one: Element) => one.getClientRects().length > 0;
    const glowing = [...root().querySelectorAll<HTMLElement>('.is-legal[data-target]')].filter(seen);
    const next =
      (pointing.payment && root().querySelector<HTMLElement>('.v-decision .v-btn--primary:enabled')) ||
      glowing.find((one) => one.dataset.target === place) ||
      glowing[0] ||
      root().querySelector<HTMLElement>('.v-decision .v-btn:enabled');
    next?.focus({ preventScroll: true });
  });
  return {
    keydown: () => void (byKeys = true),
    pointerdown: () => void (byKeys = false),
    focusin: (event: FocusEvent) =>
      void (place = (event.target as Element).closest('[data-target]')?.getAttribute('data-target') ?? place),
  };
}
