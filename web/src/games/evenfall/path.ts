// What a person points at, in order, to mean an option. Places have these names:
//   place:ID (a Place in a Region) · own:ID (a Place of a Clan) · use:ID (its action space) · slot:ID (its slots for
//   Catalysts) · who:ID:WORKER (standing there) · space:REGION (its action space) · region:ID · token · board ·
//   build · exchange · stones · hand:CARD · face:specialist, face:council · spec:CARD · lent:CARD (a copied
//   Specialist) · theirs:CARD · member:CARD (of the Council) · reserve:WORKER · unit:RESOURCE · mana ·
//   catalyst:KIND, catalyst:KIND:mana · coven:N · choice:N · socket:N · dial:N · stone:KIND · clan:CLAN:SIDE

import { playerOf } from '../../table/seats';
import { button, pathBy, probeBy, type Way } from '../../table/ways';
import type { Verb } from './generated';
import { asks, isRitual, landOf, resources, type CardId, type EvenfallView } from './view';

const ofHand: Way<EvenfallView> = ([card]) => [`hand:${card}`];
const ofOwn: Way<EvenfallView> = ([place]) => [`own:${place}`];

// So many Herbs, Potions and Knowledge, in any order.
const units: Way<EvenfallView> = (numbers) => [
  resources.flatMap((resource, i) => Array.from({ length: Number(numbers[i]) }, () => `unit:${resource}`)),
];
// A Witch goes unless an Elder is named.
const sent = (id: string, worker: string | undefined) => (worker === 'elder' ? [id, 'reserve:elder'] : [id]);

// Where a card lies whose effect waits: in the Council, among the Specialists, on a Place.
function placeOfEffect(card: CardId, view: EvenfallView, me: string): string {
  const clan = playerOf(view, me);
  if (clan.council.includes(card)) return `member:${card}`;
  const place = [...clan.outer, ...clan.inner].find((one) => landOf(view, one).ritual === card);
  return place ? `own:${place}` : `spec:${card}`;
}

export const ways = {
  clan: ([clan, side]) => [`clan:${clan}:${side}`],
  toss: ([one, other]) => [[`hand:${one}`, `hand:${other}`]],
  discover: ([place]) => [`place:${place}`],
  token: () => ['token'],
  ritual: ofHand,
  specialist: ([card]) => [`hand:${card}`, 'face:specialist'],
  council: ([card]) => [`hand:${card}`, 'face:council'],
  region: ([region, worker]) => sent(`space:${region}`, worker),
  space: ([place, worker]) => sent(`use:${place}`, worker),
  board: () => ['board'],
  build: () => ['build'],
  tap: ([card]) => [`spec:${card}`],
  borrow: ([card]) => [`lent:${card}`],
  exchange: () => ['exchange'],
  stone: () => ['stones'],
  pass: button,
  end: button,
  onto: ofOwn,
  save: ([resource]) => [`unit:${resource}`],
  catalyst: ([place, kind, mana], { decision }) =>
    decision === 'catalyst'
      ? [`slot:${place}`]
      : [`slot:${place}`, mana === '1' ? `catalyst:${kind}:mana` : `catalyst:${kind}`],
  stop: button,
  take: units,
  give: units,
  mana: () => ['mana'],
  discard: ofHand,
  choose: ([n]) => [`choice:${n}`],
  transfer: ofOwn,
  decline: button,
  harvest: ofOwn,
  accept: button,
  go: ([region]) => [`region:${region}`],
  find: ([place]) => [`place:${place}`],
  remove: ofOwn,
  move: ofOwn,
  retrieve: ([place, worker]) => [`who:${place}:${worker}`],
  copy: ([card]) => [`theirs:${card}`],
  bonus: ([n]) => [`coven:${n}`],
  pay: button,
  socket: ([n]) => [`socket:${n}`],
  dial: ([n]) => [`dial:${n}`],
  win: ([stone]) => [`stone:${stone}`],
  resolve: ([card], { view, me }) => [placeOfEffect(card as CardId, view, me)],
} satisfies Record<Verb, Way<EvenfallView>>;
export const path = pathBy(ways);

const onPlaces: readonly string[] = ['onto', 'transfer', 'harvest', 'remove', 'move'];
const main = (decision: string) => decision === 'action';
export const probe = probeBy<EvenfallView>({
  place: ([id], { decision }) => (main(decision) ? `discover ${id}` : decision === 'find' ? `find ${id}` : null),
  token: (_, { decision }) => (main(decision) ? 'token' : null),
  hand: ([id], { decision }) =>
    decision === 'discard'
      ? `discard ${id}`
      : main(decision)
        ? `${isRitual(id as CardId) ? 'ritual' : 'specialist'} ${id}`
        : null,
  face: ([way], _, picked) => {
    const card = picked.find((id) => id.startsWith('hand:'))?.slice(5);
    return card ? `${way} ${card}` : null;
  },
  space: ([id], { decision }) => (main(decision) ? `region ${id} witch` : null),
  use: ([id], { decision }) => (main(decision) ? `space ${id} witch` : null),
  board: (_, { decision }) => (main(decision) ? 'board' : null),
  build: (_, { decision }) => (main(decision) ? 'build' : null),
  exchange: (_, { decision }) => (main(decision) || decision === 'finish' ? 'exchange' : null),
  spec: ([id], { decision }) => (main(decision) || decision === 'finish' ? `tap ${id}` : null),
  lent: ([id], { decision }) => (main(decision) || decision === 'finish' ? `borrow ${id}` : null),
  stones: (_, { decision }) => (main(decision) || decision === 'finish' ? 'stone' : null),
  own: ([id], { decision }) => (onPlaces.includes(decision) ? `${decision} ${id}` : null),
  who: ([id, worker], { decision }) => (decision === 'retrieve' ? `retrieve ${id} ${worker}` : null),
  region: ([id], { decision }) => (decision === 'region' ? `go ${id}` : null),
  theirs: ([id], { decision }) => (decision === 'copy' ? `copy ${id}` : null),
  coven: ([n], { decision }) => (decision === 'bonus' ? `bonus ${n}` : null),
  socket: ([n], { decision }) => (decision === 'socket' ? `socket ${n}` : null),
  slot: ([id], { decision }) => (decision === 'build' ? `catalyst ${id} sickle 0` : null),
  dial: ([n], { decision }) => (decision === 'dial' || decision === 'change' ? `dial ${n}` : null),
  stone: ([kind], { decision }) => (decision === 'stone' ? `win ${kind}` : null),
});

// Chosen already: the card that is being played.
export function made(view: EvenfallView, seat: string): string[] {
  if (!asks(view, seat) || !view.by?.startsWith('card:')) return [];
  return [`hand:${view.by.slice(5)}`];
}
