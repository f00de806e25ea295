// A seat wears the paint of its people, on everything that lies on this table (tokens.css: --p1 … --p4).
import type { People, SabbatView } from './view';

const paints: Record<People, string> = { ARG: 'bleu', ZUG: 'rouge', SAN: 'jaune', LUS: 'vert' };

export function paintSeats(node: HTMLElement, view: SabbatView): void {
  const table = node.closest<HTMLElement>('.v-table') ?? node;
  view.seats.forEach((player, i) => {
    for (const part of ['', '-edge', '-ink', '-lit']) {
      table.style.setProperty(`--p${i + 1}${part}`, `var(--${paints[player.people]}${part})`);
    }
  });
}
