// What a person points at, in order, to mean an option. Places have these names:
//   deity:ID · zone:ID · track:ID · heap:DEITY:RESOURCE (lying on a slab) · stock:RESOURCE (own) · lane:ID (own) ·
//   hand:Dnn · play:Dnn (own, in play) · as:Dnn:RESOURCE (a card of the hand that pays) · domain:Dnn:DOMAIN ·
//   seen:Dnn, seen:DEITY (cards to choose from) · draw:N:VISIONS · raise:FOOD:COIN · cards:N

import { button, pathBy, probeBy, type Probe, type Way } from '../../table/ways';
import type { Verb } from './generated';
import { asks, type BomarzoView, type CardId } from './view';

const deity: Way<BomarzoView> = ([id]) => [`deity:${id}`];
const heap: Way<BomarzoView> = ([id, resource]) => [`heap:${id}:${resource}`];
const stock: Way<BomarzoView> = ([resource]) => [`stock:${resource}`];
const seen: Way<BomarzoView> = ([id]) => [`seen:${id}`];
const hand: Way<BomarzoView> = ([card]) => [`hand:${card}`];

export const ways = {
  take: stock,
  keep: seen,
  advance: ([lane]) => [`lane:${lane}`],
  draw: ([n, visions = '0']) => [`draw:${n}:${visions}`],
  stop: button,
  discard: (args, here) => (here.decision === 'excess' ? seen(args, here) : hand(args, here)),
  harvest: ([zone]) => [`zone:${zone}`],
  place: deity,
  pass: button,
  lay: stock,
  convert: ([card, resource]) => [resource ? `as:${card}:${resource}` : `hand:${card}`],
  done: button,
  raise: ([food, coin]) => [`raise:${food}:${coin}`],
  collect: button,
  seize: heap,
  pick: heap,
  play: hand,
  improve: ([card]) => [`play:${card}`],
  climb: ([track]) => [`track:${track}`],
  slide: hand,
  under: deity,
  copy: button,
  assign: ([card, domain]) => [`domain:${card}:${domain}`],
  adore: button,
  cards: ([n]) => [`cards:${n}`],
  revere: seen,
  decline: button,
} satisfies Record<Verb, Way<BomarzoView>>;
export const path = pathBy(ways);

// Units of a payment: each press is an answer, and can be taken back.
export function unitAt(id: string, view: BomarzoView): string | null {
  const [kind, what, as] = id.split(':');
  const paying = view.decision === 'offering' || view.decision === 'copy_payment' || view.decision === 'adore_payment';
  if (!paying) return null;
  if (kind === 'stock') return `lay ${what}`;
  if (kind === 'as') return `convert ${what} ${as}`;
  return kind === 'hand' ? `convert ${what}` : null;
}

const paying: Probe<BomarzoView> = ([what], { decision }) =>
  decision === 'offering' || decision === 'adore_payment' ? `lay ${what}` : null;

const card: Probe<BomarzoView> = ([id], { decision }) => {
  if (decision === 'develop') return `play ${id}`;
  if (decision === 'tartaruga') return `discard ${id}`;
  if (decision === 'slide') return `slide ${id}`;
  if (decision === 'offering' || decision === 'copy_payment') return `convert ${id} food`;
  return decision === 'adore_payment' ? `convert ${id}` : null;
};

const probes: Record<string, Probe<BomarzoView>> = {
  deity: ([id], { decision }) => (decision === 'placement' ? `place ${id}` : null),
  zone: ([id], { decision }) => (decision === 'placement' ? `harvest ${id}` : null),
  lane: ([id], { decision }) => (decision === 'opening' || decision === 'dea' ? `advance ${id}` : null),
  heap: ([id, resource], { decision }) => (decision === 'orco' ? `seize ${id} ${resource}` : null),
  stock: paying,
  hand: card,
  play: ([id], { decision }) => (decision === 'develop' ? `improve ${id}` : null),
};
export const probe = probeBy(probes);

// Already chosen: the stone that is paid or whose favour is used, the card that is being slid.
export function made(view: BomarzoView, seat: string): string[] {
  if (!asks(view, seat)) return [];
  const visited = view.payment?.deity ?? view.action?.deity;
  const player = view.seats.find((one) => one.seat === seat);
  return [...(visited ? [`deity:${visited}`] : []), ...(player?.sliding ? [`hand:${player.sliding as CardId}`] : [])];
}
