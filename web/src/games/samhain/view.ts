// What the server sends of a position of Samhain (games/samhain/position.cpp and view.cpp).

import type { BoardProps } from '../../table/game_module';
import type { Names as NamesOf, Which } from '../../table/names';
import { ids, type Decision, type Id, type PieceId } from './generated';

export type Resource = Id<'cube'>;
export type ObjectKind = Id<'object'>;
export type Side = Id<'side'>;
export type Deity = Which<PieceId, 'deity'>;
export type Track = Id<'track'>;
export type CardId = Id<'card'>;
export type Condition = Id<'member'>;
export type Posture = Id<'posture'>;
export type Names = NamesOf<PieceId>;

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
  members: Partial<Record<CardId, [number, number, number]>>; // active, waiting, exhausted
}

export interface SamhainView {
  game: string;
  options: Record<string, string>;
  players: number;
  to_place: number; // placements that the set-up still asks for
  round: number;
  rounds: number;
  native: Side | 'both';
  sides: (Side | 'both')[]; // of all rounds
  deities: Deity[]; // of the rows of the village
  first_player: string;
  active_player: string;
  passes: number; // in a row
  wisp_event: boolean;
  tombs: number;
  village: CardId[]; // by square, row by row
  reserve: Record<Resource | 'wisps', number> & { objects: Record<ObjectKind, number> };
  seats: PlayerView[];
  // What is under way.
  placing?: CardId;
  developing?: CardId;
  activated?: CardId;
  performed_light?: string[]; // who has performed which side of it
  performed_dark?: string[];
  absent?: string[];
  performing?: string;
  performing_card?: CardId; // the half whose action it is
  performing_side?: Side;
  performer?: string;
  bonus?: Id<'bonus'>;
  swapping?: CardId;
  reviving?: string;
  due?: number;
  sickle_paid?: string;
  harmless?: number[]; // wisps that sacred fires have tamed, by seat
  most_wisps?: string[];
  decision?: Decision;
  deciders?: string[];
  over?: boolean;
}
export type Props = BoardProps<SamhainView, PieceId>;

export const resources: readonly Resource[] = ids.cube;
export const objects: readonly ObjectKind[] = ids.object;
export const sides: readonly Side[] = ids.side;
export const conditions: readonly Condition[] = ids.member;

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

// The village: a row for each deity.
export const rowsOf = (view: SamhainView): { deity: Deity; cards: CardId[] }[] =>
  view.deities.map((deity, row) => ({ deity, cards: view.village.slice(row * 3, row * 3 + 3) }));
export const deityOf = (view: SamhainView, card: CardId): Deity =>
  rowsOf(view).find(({ cards }) => cards.includes(card))!.deity;

// The objects of a player, equal ones of one posture together.
export interface Stack {
  object: ObjectKind;
  posture: Posture;
  n: number;
}
export const stacksOf = (player: PlayerView): Stack[] =>
  objects.flatMap((object) =>
    ids.posture.map((posture) => ({ object, posture, n: player[posture][object] })).filter(({ n }) => n > 0),
  );
