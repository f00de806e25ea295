// What the server says of a position of Sabbat Magica (games/sabbat_magica/position.cpp and view.cpp).

import type { BoardProps } from '../../table/game_module';
import type { Names as NamesOf, Which } from '../../table/names';
import { ids, type Decision, type Id, type PieceId } from './generated';

export type Kind = Id<'kind'>;
export type Store = Id<'store'>;
export type People = Which<PieceId, 'people'>;
export type Place = Id<'place'>;
export type Garden = 'GLASS' | 'GLOBE' | 'CANTEEN' | 'TRAIN' | 'ALCH' | 'ZEN';
export type Region = Exclude<Place, Garden>;
export type Tile = Which<PieceId, 'tile'>;
export type Portal = Which<PieceId, 'portal'>;
export type Power = Id<'power'>;
export type Square = Id<'square'>;
export type Mirror = Id<'mirror'>;
export type MirrorState = Which<PieceId, 'mirror-state'>;
export type Resources = Record<Kind, number>;
export type Names = NamesOf<PieceId>;

export interface PlaceView {
  portal?: Portal;
  spaces: number;
  ghosts: string[]; // seats, from position 1 on
}

// What is coming to a player if nothing changes.
export interface Outlook {
  // Between the split and the meal: ghosts outside, terror due and left, who goes hungry and the VP that they cost.
  meal?: { out: number; due: number; left: number; unfed: number; loses: number };
  curse?: { loses: number; rots: number; ages: number }; // not in the last round
  canteen: number; // what it adds to the invocation, and spares of the meal
  regions: number; // VP
  sets: number;
  actions: number; // done in this hour
  // While the ghosts are split: for each number sent to the drawbridge, from 0 on.
  splits?: {
    placed: number;
    total: number[];
    without_canteen: number[];
    due: number[];
    left: number[];
    unfed: number[];
  };
}

export interface PlayerView {
  seat: string;
  people: People;
  vp: number;
  terror: number;
  magician: Square | null; // null: not in the hall yet
  graveyard: number;
  drawbridge: number;
  '2h': Resources;
  '1h': Resources;
  cursed: boolean;
  homologation: Resources;
  chimeras: number;
  outlook: Outlook;
  // Only with the variant: the card that was chosen, and those that may still be used.
  power?: Power | null;
  power_used?: boolean;
  powers?: Power[];
}

// One of its members: {"terror":2}, {"vp":2}, {"choice":1}, {"spider":1}.
export type Gift = Partial<Record<'terror' | 'vp' | 'choice' | Kind, number>>;

export interface SabbatView {
  game: string;
  options: Record<string, string>;
  players: number;
  round: number;
  phase: 'a1' | 'a2' | 'a3' | 'b' | 'c1' | 'c3'; // C2 asks nothing
  turn: number; // place in the turn order
  action: number; // of phase B, from 1 on
  time_cards: string[];
  order: string[];
  slots: (string | null)[];
  gifts: Gift[]; // of the slots
  hall: Tile[]; // by square a1, b1 … d4
  mirrors: Record<Mirror, MirrorState>;
  places: Record<Place, PlaceView>;
  portals_left: Portal[];
  protected: Place | null;
  seats: PlayerView[];
  rounds: number;
  time_card: Which<PieceId, 'time'>;
  actions: number;
  deck: number;
  // What is under way.
  effect_used?: 'none' | 'tile' | 'mirror';
  exchange?: { given: Kind; '2h': number; '1h': number }; // the test tube
  moved?: Place[];
  moved_on_drawbridge?: number;
  boosted?: boolean;
  arriving_from?: Place | 'drawbridge';
  arriving_at?: Place;
  either?: Kind[]; // of the price: those that lie in both stores
  decision?: Decision;
  deciders?: string[];
  over?: boolean;
}
export type Props = BoardProps<SabbatView, PieceId>;

export const kinds: readonly Kind[] = ids.kind;
export const stores: readonly Store[] = ids.store;

export function total(resources: Resources): number {
  return kinds.reduce((sum, kind) => sum + resources[kind], 0);
}

// Where the ghosts of a seat stand, beside graveyard and drawbridge.
export function placesOf(view: SabbatView, seat: string): Place[] {
  return ids.place.filter((place) => view.places[place].ghosts.includes(seat));
}
