// What the server says of a position of Sabbat Magica (games/sabbat_magica/position.cpp and view.cpp).

export type Kind = 'spider' | 'rat' | 'gem' | 'mask';
export type Store = '2h' | '1h';
export type People = 'ARG' | 'ZUG' | 'SAN' | 'LUS';
export type Region = 'TUR' | 'NES' | 'GIN' | 'VAD' | 'FRI' | 'VAL' | 'BER' | 'GRI';
export type Garden = 'GLASS' | 'GLOBE' | 'CANTEEN' | 'TRAIN' | 'ALCH' | 'ZEN';
export type Place = Region | Garden;
export type MirrorState = 'intact' | 'cracked' | 'broken';
export type Resources = Record<Kind, number>;

export interface PlaceView {
  portal?: string;
  spaces: number;
  ghosts: string[]; // seats, from position 1 on
}

export interface PlayerView {
  seat: string;
  people: People;
  vp: number;
  terror: number;
  magician: string | null; // a square of the hall; null: not in the hall yet
  graveyard: number;
  drawbridge: number;
  '2h': Resources;
  '1h': Resources;
  cursed: boolean;
  homologation: Resources;
  chimeras: number;
  // Only with the variant: the card that was chosen, and those that may still be used.
  power?: string | null;
  power_used?: boolean;
  powers?: string[];
}

export interface SabbatView {
  game: string;
  players: number;
  round: number;
  phase: 'a1' | 'a2' | 'a3' | 'b' | 'c1' | 'c3'; // C2 asks nothing
  turn: number; // place in the turn order
  action: number; // of phase B, from 1 on
  time_cards: string[];
  order: string[];
  slots: (string | null)[];
  hall: string[]; // tiles, by square a1, b1 … d4
  mirrors: Record<string, MirrorState>;
  places: Record<Place, PlaceView>;
  portals_left: string[];
  protected: Place | null;
  seats: PlayerView[];
  rounds: number;
  time_card: string;
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
  decision?: string;
  deciders?: string[];
  over?: boolean;
}

export const kinds: readonly Kind[] = ['spider', 'rat', 'gem', 'mask'];
export const stores: readonly Store[] = ['2h', '1h'];
export const ghostsOfAPeople = 7;

export function total(resources: Resources): number {
  return kinds.reduce((sum, kind) => sum + resources[kind], 0);
}

// Where the ghosts of a seat stand, beside graveyard and drawbridge.
export function placesOf(view: SabbatView, seat: string): Place[] {
  return (Object.keys(view.places) as Place[]).filter((p) => view.places[p].ghosts.includes(seat));
}
