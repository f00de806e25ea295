// What the server sends of a position of Samhain (games/samhain/position.cpp and view.cpp).

export type Resource = 'wood' | 'gold' | 'stone';
export type ObjectKind = 'sickle' | 'rune' | 'horn' | 'fire' | 'dolmen';
export type Side = 'light' | 'dark';
export type Deity = 'cernunnos' | 'sirona' | 'sucellos' | 'morrigan' | 'belenos';
export type Track = `${Deity}-${Side}`;
export type CardId = `C${string}`;
export type Condition = 'active' | 'waiting' | 'exhausted';

export interface PlayerView {
  seat: string;
  vp: number;
  // Cubes and wisps lie behind the screen: only the owner sees them, unless the screens are open.
  wood?: number;
  gold?: number;
  stone?: number;
  wisps?: number;
  own_reserve: number;
  buried: number;
  worship: Record<Track, number>;
  upright: Record<ObjectKind, number>;
  lying: Record<ObjectKind, number>;
  members: Record<CardId, [number, number, number]>; // active, waiting, exhausted
}

export interface SamhainView {
  players: number;
  to_place: number; // placements that the set-up still asks for
  round: number;
  rounds: number;
  native: Side | 'both';
  first_player: string;
  active_player: string;
  wisp_event: boolean;
  tombs: number;
  village: CardId[]; // by square, row by row
  reserve: Record<Resource | 'wisps', number> & { objects: Record<ObjectKind, number> };
  seats: PlayerView[];
  // What is under way.
  placing?: CardId;
  developing?: CardId;
  activated?: CardId;
  performing?: string;
  performer?: string;
  swapping?: CardId;
  reviving?: string;
  due?: number;
  sickle_paid?: string;
  harmless?: number[]; // wisps that sacred fires have tamed, by seat
  most_wisps?: string[];
  decision?: string;
  deciders?: string[];
  over?: boolean;
}

export const resources: readonly Resource[] = ['wood', 'gold', 'stone'];
export const objects: readonly ObjectKind[] = ['sickle', 'rune', 'horn', 'fire', 'dolmen'];
export const sides: readonly Side[] = ['light', 'dark'];
export const conditions: readonly Condition[] = ['active', 'waiting', 'exhausted'];

// Members that cannot be told apart, as one group.
export interface Group {
  seat: string;
  card: CardId;
  condition: Condition;
  count: number;
}

export function groupsOn(view: SamhainView, card: CardId): Group[] {
  return view.seats.flatMap((player) =>
    conditions
      .map((condition, i) => ({ seat: player.seat, card, condition, count: player.members[card]?.[i] ?? 0 }))
      .filter((group) => group.count > 0),
  );
}

export function clanOf(player: PlayerView): { active: number; exhausted: number; reserve: number } {
  const all = Object.values(player.members);
  return {
    active: all.reduce((sum, [active, waiting]) => sum + active + waiting, 0),
    exhausted: all.reduce((sum, [, , exhausted]) => sum + exhausted, 0),
    reserve: player.own_reserve,
  };
}

export const rowsOf = (view: SamhainView): CardId[][] =>
  [0, 1, 2, 3, 4].map((row) => view.village.slice(row * 3, row * 3 + 3));

// The objects of a player, equal ones of one posture together.
export interface Stack {
  object: ObjectKind;
  posture: 'upright' | 'lying';
  n: number;
}
export const stacksOf = (player: PlayerView): Stack[] =>
  objects.flatMap((object) =>
    (['upright', 'lying'] as const)
      .map((posture) => ({ object, posture, n: player[posture][object] }))
      .filter(({ n }) => n > 0),
  );
