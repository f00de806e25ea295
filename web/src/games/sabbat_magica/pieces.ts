// The ghosts as the board draws them: which one stands where, and which are laid down.
import { placesOf, type Place, type SabbatView } from './view';

export type Spot = Place | 'drawbridge' | 'graveyard';
export interface Ghost {
  seat: string;
  at: Spot;
  index: number; // among those of its seat there
  of: number;
  laid: boolean; // moved in this action (SAB-5.10)
}

// Whose ghosts the running action moves; somebody else may be asked meanwhile (SAB-8.29).
const moves = (view: SabbatView, seat: string): boolean => view.order[view.turn] === seat;

export const movedOnBridge = (view: SabbatView, seat: string): number =>
  moves(view, seat) ? (view.moved_on_drawbridge ?? 0) : 0;

function pile(view: SabbatView, seat: string, at: 'drawbridge' | 'graveyard', of: number): Ghost[] {
  const upright = at === 'drawbridge' ? of - movedOnBridge(view, seat) : of;
  return Array.from({ length: of }, (_, index) => ({ seat, at, index, of, laid: index >= upright }));
}

export function ghosts(view: SabbatView): Ghost[] {
  return view.seats.flatMap(({ seat, drawbridge, graveyard }) => {
    const placed = placesOf(view, seat).map((at) => {
      return { seat, at, index: 0, of: 1, laid: moves(view, seat) && (view.moved ?? []).includes(at) };
    });
    return [...placed, ...pile(view, seat, 'drawbridge', drawbridge), ...pile(view, seat, 'graveyard', graveyard)];
  });
}
