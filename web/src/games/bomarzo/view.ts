// What the server sends of a position of Bomarzo (games/bomarzo/position.cpp and view.cpp).

import type { BoardProps } from '../../table/game_module';
import type { Names as NamesOf, Which } from '../../table/names';
import { ids, type Decision, type Id, type PieceId } from './generated';

export type Resource = Id<'resource'>;
export type Zone = Id<'zone'>;
export type Track = Id<'track'>;
export type Lane = Id<'lane'>;
export type Deity = Id<'deity'>;
export type CardId = Id<'card'>;
export type Family = Which<PieceId, 'family'>;
export type Domain = Id<'domain'>;
export type Category = Which<PieceId, 'category'>;
export type Temple = Which<PieceId, 'temple'>;
export type Power = Which<PieceId, 'power'>;
export type Colour = Which<PieceId, 'colour'>;
export type Names = NamesOf<PieceId>;

export type Cubes = Record<Resource, number>;
export type Income = Record<Resource | 'card', number>;
export interface Offering {
  food: number;
  coin: number;
  either: number;
  any: number;
}

// What an offering does to others and to the deity.
export interface Offered {
  exchange: CardId[];
  repetition: CardId | null;
  wine: number; // on the slab then
  next: Offering;
  visitors: string[];
  shut: string[]; // could come before, cannot any more
  copy_price: Cubes | null; // null: it falls asleep, or nobody may copy
  able?: string[];
}
export interface PayingView extends Partial<Offered> {
  laid: Cubes;
  cards: { card: CardId; as: Resource | null }[];
  enough: boolean;
  left: Cubes;
  price?: Cubes; // of a copy
  due?: number; // of Adoration
  least: string[]; // answers that pay the rest, as the table proposes
}

export interface PlayerView {
  seat: string;
  vp: number;
  cubes: Cubes;
  workers: Record<Lane, number>;
  tracks: Record<Track, number>;
  level1: CardId[];
  level2: CardId[];
  rotated: CardId[];
  hand?: CardId[]; // the owner's eyes only
  under?: Partial<Record<Deity, CardId[]>>;
  adoration?: Deity[];
  returned?: Deity[];
  pawns: number;
  home: number;
  placed: number;
  hand_size: number;
  income: Income;
  village: Income;
  temples: number;
  temple_vp: number;
  powers: Record<Power, number>;
  values: Record<Category, number>;
  dual: number;
  adoration_size?: number;
  // What the seat itself is about.
  paying?: PayingView;
  outlook?: Partial<Record<Deity, Offered & { pay: Cubes & { card: number } }>>;
  drawn?: CardId[];
  named?: CardId[];
  excess?: number;
  sliding?: CardId;
  seen?: Deity[];
}

export interface DeityView extends Cubes {
  mossy: boolean;
  pawns: string[];
  category: Category;
  dormant: boolean;
  offering: Offering;
  under: string[];
  place?: number;
  points?: [number, number];
  leaders?: string[];
  seconds?: string[];
  devotion?: number; // once it is revealed
  cards?: { card: CardId; by: string }[];
}

export interface ActionView {
  seat: string;
  deity: Deity;
  paid: Cubes;
  paid_cards: { food: number; coin: number };
  price: Cubes;
  copied: string[];
  passed: string[];
  able: string[];
  user: string | null;
}
export interface CountView {
  deities: { deity: Deity; values: number[]; points: number[] }[];
  symbols: number[];
  temples: number[];
  adoration: number[];
  total: number[];
  fulfilled: Deity[][];
}

export interface BomarzoView {
  game: string;
  options: Record<string, string>;
  players: number;
  season: number;
  seasons: number;
  phase: 'extra' | 'keep' | 'opening' | 'production' | 'action' | 'maintenance' | 'end';
  first_player: string;
  active: string;
  passes: number;
  pantheon: Deity[];
  deities: Record<Deity, DeityView>;
  zones: Record<Zone, string[]>;
  tracks: Record<Track, { symbols: (string | null)[]; arrived: string[] }>;
  discard: CardId[];
  tokens?: Colour[];
  adoration_used?: boolean;
  seats: PlayerView[];
  supply: Cubes;
  pile: number;
  family: Family | null;
  colour?: Colour;
  adoration_pile?: number;
  yields: Record<Zone, number>;
  domains: Partial<Record<CardId, Domain>>;
  // What is under way.
  action?: ActionView;
  payment?: { seat: string; purpose: 'offering' | 'copy' | 'adoration'; deity: Deity | null };
  collecting?: Deity;
  choosing?: CardId;
  count?: CountView; // the game is over
  decision?: Decision;
  deciders?: string[];
  over?: boolean;
}
export type Props = BoardProps<BomarzoView, PieceId>;

export const resources: readonly Resource[] = ids.resource;
export const zones: readonly Zone[] = ids.zone;
export const tracks: readonly Track[] = ids.track;
export const lanes: readonly Lane[] = ids.lane;
export const domains: readonly Domain[] = ids.domain;
export const incomes = [...resources, 'card'] as const;
export const families: readonly Family[] = [
  'cathedral',
  'fortress',
  'aqueduct',
  'market_hall',
  'perspective',
  'astronomy',
  'alchemy',
  'typography',
  'oracle',
  'engineer',
  'cupbearer',
  'master_builder',
  'academy',
  'brotherhood',
  'magus',
];
export const temples: readonly Temple[] = ['moon', 'sun', 'star', 'comet', 'eclipse'];
export const powers: readonly Power[] = ['vision', 'repetition', 'raise', 'exchange', 'drago'];

export const asks = (view: BomarzoView, seat: string | null): boolean =>
  seat !== null && view.deciders?.includes(seat) === true;

// What is printed on a card: figures of the server, as what they stand for.
export type Steps = { track: Track; n: number }[];
export interface Face2 {
  family: Family;
  domains: Domain[];
  steps: Steps;
  incomes: (Resource | 'card')[];
  powers: Power[];
}
export interface Printed extends Face2 {
  first: Steps;
  temple: Temple;
  devotion: number;
}
type Figures = Readonly<Record<string, number>>;
const stepsOf = (figures: Figures): Steps =>
  tracks.map((track) => ({ track, n: figures[track] ?? 0 })).filter(({ n }) => n > 0);
const named = <One extends string>(all: readonly One[], figures: Figures): One[] =>
  all.filter((one) => (figures[one] ?? 0) > 0);

export function printedFamily(family: Family, names: Names): Face2 {
  const figures = names.figures(`family:${family}`);
  return {
    family,
    domains: named(domains, figures),
    steps: stepsOf(figures),
    incomes: named(incomes, figures),
    powers: named(powers, figures),
  };
}
export function printed(card: CardId, names: Names): Printed {
  const figures = names.figures(`card:${card}`);
  return {
    ...printedFamily(named(families, figures)[0] ?? 'magus', names),
    first: stepsOf(figures),
    temple: named(temples, figures)[0] ?? 'moon',
    devotion: figures.devotion ?? 0,
  };
}

// The spaces of a lane of the Village, and of a track.
export interface Spaces {
  length: number;
  symbols: boolean[]; // by space, 0 included
}
export function spacesOf(id: `lane:${Lane}` | 'symbol', names: Names): Spaces {
  const { length = 0, symbols = 0 } = names.figures(id);
  return { length, symbols: Array.from({ length: length + 1 }, (_, i) => ((symbols >> i) & 1) === 1) };
}
export const reached = ({ symbols }: Spaces, space: number): number =>
  symbols.slice(0, space + 1).filter(Boolean).length;

export const isEmpty = ({ food, coin, either, any }: Offering): boolean => food + coin + either + any === 0;
