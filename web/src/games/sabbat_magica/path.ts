// What a person points at, in order, to mean an option. Places have these names:
//   square:b2 mirror:N-a          the hall                 slot:1           a bonus of the time card
//   ghost:TUR ghost:bridge        an own ghost             place:TUR bridge where it goes
//   2h:gem 1h:gem                 a resource in a store    power:bats       a POWER card
//   kind:gem number:2 pair:gem:mask receive:gem:2 haunt:B:gem   what lies on no board: the tray
//   split:3 split:3:without       the secret split, with the canteen's bonus or without it

import { playerOf } from '../../table/seats';
import { button, pathBy, probeBy, type Asked, type Probe, type Way } from '../../table/ways';
import type { Decision, Verb } from './generated';
import { kinds, type Kind, type SabbatView } from './view';

const kind: Way<SabbatView> = (args) => [`kind:${args.at(-1)}`];
const number: Way<SabbatView> = (args) => [`number:${args.at(-1)}`];

const ownSquare = ({ view, me }: Asked<SabbatView>) => `square:${playerOf(view, me).magician}`;

// For each kind of the price that lies in both stores, the store that pays; in any order. "1h:SG" names kinds by
// their first letters.
const payment: Way<SabbatView> = ([from = ''], { view }) => {
  const letters = from.replace('1h:', '');
  const store = (k: Kind) => (letters.includes(k.charAt(0).toUpperCase()) ? '1h' : '2h');
  return [(view.either ?? []).map((k) => `${store(k)}:${k}`)];
};

export const ways = {
  protect: ([place]) => [`ghost:${place}`],
  split: ([n, without]) => [`split:${n}${without ? ':without' : ''}`],
  bonus: ([slot]) => [`slot:${slot}`],
  take: kind,
  power: ([card]) => [`power:${card}`],
  walk: ([square]) => [`square:${square}`],
  fly: ([square]) => ['power:bats', `square:${square}`],
  ghosts: button,
  pass: button,
  tile: (_, here) => [ownSquare(here)],
  mirror: ([mirror]) => [`mirror:${mirror}`],
  nothing: button,
  discard: ([k, store]) => [`${store}:${k}`],
  give: kind,
  'from 2h': number,
  'from 1h': number,
  receive: ([k, n]) => [`receive:${k}:${n}`],
  haunt: ([seat, k]) => [`haunt:${seat}:${k}`],
  send: ([place]) => ['ghost:bridge', `place:${place}`],
  teleport: ([place]) => ['power:teleportation', `place:${place}`],
  move: ([from, to]) => [`ghost:${from}`, `place:${to}`],
  back: ([from]) => [`ghost:${from}`, 'bridge'],
  'end action': button,
  pay: payment,
  settle: button,
  fight: button,
  leave: button,
  draw: ([a, b]) => [`pair:${a}:${b}`],
  reappear: ([place]) => [`place:${place}`],
  starve: ([place]) => [`ghost:${place}`],
  'starve-on-bridge': () => ['ghost:bridge'],
  keep: (args) => {
    const kept = args.filter((arg) => kinds.includes(arg as Kind));
    return kept.length > 0 ? [`pair:${kept.join(':')}`] : [];
  },
  'go on': button,
  decline: button,
} satisfies Record<Verb, Way<SabbatView>>;
export const path = pathBy(ways);

const isEffect = (decision: Decision) => decision === 'effect' || decision === 'again';

const probes: Record<string, Probe<SabbatView>> = {
  square([square], here) {
    if (here.decision === 'scheme') return `walk ${square}`;
    return isEffect(here.decision) && ownSquare(here) === `square:${square}` ? 'tile' : null;
  },
  mirror: ([mirror], { decision }) => (isEffect(decision) ? `mirror ${mirror}` : null),
  slot: ([slot], { decision }) => (decision === 'bonus' ? `bonus ${slot}` : null),
  ghost([place], { decision }) {
    if (decision !== 'ghost') return null;
    return place === 'bridge' ? 'send GLASS' : `back ${place}`;
  },
  place([place], { decision }, picked) {
    if (decision === 'immortality') return `reappear ${place}`;
    if (decision !== 'ghost') return null;
    const from = picked[0]?.split(':')[1]; // a place, the bridge or a POWER card
    if (from === 'teleportation') return `teleport ${place}`;
    return from === undefined || from === 'bridge' ? `send ${place}` : `move ${from} ${place}`;
  },
  power: ([card]) => `power ${card}`,
};
export const probe = probeBy(probes);

// Already chosen: where the ghost arrives, and what is given in an exchange.
export const made = (view: SabbatView): string[] => [
  ...(view.arriving_at ? [`place:${view.arriving_at}`] : []),
  ...(view.exchange ? [`kind:${view.exchange.given}`] : []),
];
