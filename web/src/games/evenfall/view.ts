// What the server sends of a position of Evenfall (games/evenfall/position.cpp and view.cpp).

import type { BoardProps, SeatInfo } from '../../table/game_module';
import type { Names as NamesOf } from '../../table/names';
import { ids, type Decision, type Id, type PieceId } from './generated';

export type Resource = Id<'resource'>;
export type RegionId = Id<'region'>;
export type PlaceId = Id<'place'>;
export type CardId = Id<'card'>;
export type Clan = Id<'clan'>;
export type Side = Id<'side'>;
export type Stone = Id<'stone'>;
export type Worker = Id<'worker'>;
export type Catalyst = Id<'catalyst'>;
export type Names = NamesOf<PieceId>;

export const resources: readonly Resource[] = ids.resource;
export const stones: readonly Stone[] = ids.stone;
export const clans: readonly Clan[] = ids.clan;
export const sides: readonly Side[] = ids.side;
export const workers: readonly Worker[] = ids.worker;
export const catalysts: readonly Catalyst[] = ids.catalyst;
// The paint follows the Clan (EVE-2.15).
export const paints: Record<Clan, SeatInfo['colour']> = { peak: 1, star: 2, circle: 3, cross: 4 };
export const thresholds = [4, 6, 8] as const; // strength of the battle rewards, as the pieces are called

export interface FinalCount {
  specialists: number;
  council: number;
  rituals: number;
  stones: number;
  places: number;
}

// A Clan on the table: a player's, or the Automa's, which has less.
export interface ClanView {
  vp: number;
  coven: number;
  witches: number; // in the reserve
  stones: Stone[];
  outer: PlaceId[];
  inner: PlaceId[];
  specialists: CardId[];
  count: FinalCount;
  doubled: (PlaceId | null)[]; // the Place of each stone, as it would lie now
  present: number[]; // in each Region's round area
}
export interface PlayerView extends ClanView {
  seat: string;
  clan: Clan | null;
  side: Side | null;
  token: boolean;
  mana: number;
  herb: number;
  potion: number;
  knowledge: number;
  elders: number;
  board_space: boolean;
  owed: number;
  sockets: number[]; // which stone lies there, from 1; 0: none
  copies: CardId[];
  copies_used: number[];
  copies_entry: number[]; // in which order effects came to the table
  tilted: CardId[];
  council: CardId[];
  hand?: CardId[]; // the owner's eyes only
  aside?: CardId[];
  hand_size: number;
  strength: number;
  dial_change: number;
  board?: string;
  track?: string;
  council_price?: number[];
}

export interface RegionView {
  places: (PlaceId | null)[];
  stones: (Stone | null)[];
  space: string | null;
  space_worker: Worker;
  witches: number[]; // by seat; the last one is the Automa
  elders: number[];
}
export interface LandView {
  ritual: CardId | null;
  sickles: number;
  orbs: number;
  witches: number;
  elders: number;
}
export interface BattleView {
  region: RegionId;
  fighters: string[];
  automa: boolean;
  revealed: boolean;
  dials?: number[];
  strengths?: number[];
}

export interface EvenfallView {
  game: string;
  options: Record<string, string>;
  players: number;
  round: number;
  phase: 'clans' | 'resources' | 'expert' | 'action' | 'battle' | 'round_end' | 'end';
  first_player: string;
  active: string;
  passed: string[];
  catalysts: number;
  red_in_supply: boolean;
  regions: Partial<Record<RegionId, RegionView>>;
  discard: CardId[];
  box: CardId[];
  seats: PlayerView[];
  oval?: number;
  automa?: ClanView & { paint?: Clan };
  lands: Partial<Record<PlaceId, LandView>>;
  main_deck: number;
  place_deck: number;
  difficulty?: number;
  battle?: BattleView;
  by?: string; // the piece whose effect asks
  choices?: string[]; // what lies to choose from, in signs
  amount?: number; // of what is chosen or paid
  decision?: Decision;
  deciders?: string[];
  over?: boolean;
}
export type Props = BoardProps<EvenfallView, PieceId>;

export const asks = (view: EvenfallView, seat: string | null): boolean =>
  seat !== null && view.deciders?.includes(seat) === true;

export const bare: LandView = { ritual: null, sickles: 0, orbs: 0, witches: 0, elders: 0 };
export const landOf = (view: EvenfallView, place: PlaceId): LandView => view.lands[place] ?? bare;

// Regions on the table, in the order of their battles.
export const regionsOf = (view: EvenfallView): [RegionId, RegionView][] =>
  ids.region.flatMap((id) => (view.regions[id] ? [[id, view.regions[id]] as [RegionId, RegionView]] : []));

// ── What is printed, as the server tells it ────────────────────────────────────────────────────────

export const kinds = ['cont', 'now', 'act', 'act2', 'tap', 'combat', 'round_end', 'game_end'] as const;
export type Kind = (typeof kinds)[number];
export const kindSign = (kind: Kind): string => kind.replace('_', '-').replace('game-end', 'throne').replace(/2$/, '');
export const keywords = ['artifact', 'familiar', 'enchantment', 'spirit'] as const;
export type Keyword = (typeof keywords)[number];

export interface Printed {
  vp: number;
  signs: string; // its effect, a word for each sign
  kind: Kind;
  keyword: Keyword | null;
  cost: Record<Resource, number>;
  slots: number;
  spaces: number;
}
export function printed(card: CardId, names: Names): Printed {
  const figures = names.figures(`card:${card}`);
  return {
    vp: figures.vp ?? 0,
    signs: names.caption(`card:${card}`),
    kind: kinds[figures.type ?? 0] ?? 'cont',
    keyword: keywords[figures.keyword ?? -1] ?? null,
    cost: { herb: figures.herb ?? 0, potion: figures.potion ?? 0, knowledge: figures.knowledge ?? 0 },
    slots: figures.slots ?? 0,
    spaces: figures.spaces ?? 0,
  };
}
// Characters by their first name, where there is little room.
export const firstName = (card: CardId, names: Names): string => names.title(`card:${card}`).split(/[ ,]/, 1)[0]!;
export const isRitual = (card: CardId): boolean => card.startsWith('R');

export interface PrintedPlace {
  vp: number;
  witches: number;
  icon: Stone | null;
  harvest: string;
  binding: string; // nothing: none
}
export function printedPlace(place: PlaceId, names: Names): PrintedPlace {
  const figures = names.figures(`place:${place}`);
  const [harvest = '', binding = ''] = names.caption(`place:${place}`).split('\n');
  return {
    vp: figures.vp ?? 0,
    witches: figures.witches ?? 0,
    icon: stones[figures.icon ?? -1] ?? null,
    harvest,
    binding,
  };
}

// The emblem of a Place goes by its slot: four of a kind in the Place deck, one for each Clan's starting Place.
const emblems = 'swamp sanct ruins sprng cave forest stones tower grave garden libr crsrd observ'.split(' ');
const starting: Record<string, string> = { star: 'chasm', cross: 'church', circle: 'tree', peak: 'arch' };
export const emblem = (place: PlaceId): string =>
  `pl-${starting[place.split('-')[0]!] ?? emblems[Math.floor((Number(place.slice(1)) - 1) / 4)] ?? 'cave'}`;
