// What a player points at, in order, to mean an action. Names of the places on the board:
//
//   square:b2 mirror:N-a          the hall                 slot:1           a bonus of the time card
//   ghost:TUR ghost:bridge        an own ghost             place:TUR bridge where it goes
//   2h:gem 1h:gem                 a resource in a store    power:bats       a POWER card
//   kind:gem number:2 pair:gem:mask receive:gem:2 haunt:B:gem   what lies on no board: the tray
//   split:3 split:3:without       the secret split, with the canteen's bonus or without it
//
// An empty path is a button in the decision bar.
import { kinds, player, type Kind, type SabbatView } from './view';
import { kindsNamed, portalCost } from './data';

type Args = string[];
const button = (): string[] => [];
const kind = (args: Args): string[] => [`kind:${args.at(-1)}`];
const number = (args: Args): string[] => [`number:${args.at(-1)}`];

// For each kind of the portal that lies in both stores, the store that pays.
function payment(args: Args, view: SabbatView): string[] {
  const payer = player(view, view.deciders?.[0] ?? null);
  const portal = view.arriving_at && view.places[view.arriving_at].portal;
  if (!payer || !portal) return [];
  const from1h = new Set<Kind>(kindsNamed((args[0] ?? '').replace('1h:', '')));
  return portalCost(portal)
    .filter((k) => payer['2h'][k] > 0 && payer['1h'][k] > 0)
    .map((k) => `${from1h.has(k) ? '1h' : '2h'}:${k}`);
}

const paths: Record<string, (args: Args, view: SabbatView) => string[]> = {
  protect: ([place]) => [`ghost:${place}`],
  split: (args) => [`split:${args[0]}${args.length > 1 ? ':without' : ''}`],
  bonus: ([slot]) => [`slot:${slot}`],
  take: kind,
  power: ([card]) => [`power:${card}`],
  walk: ([square]) => [`square:${square}`],
  fly: ([square]) => ['power:bats', `square:${square}`],
  ghosts: button,
  pass: button,
  tile: (_, view) => [`square:${player(view, view.deciders?.[0] ?? null)?.magician}`],
  mirror: ([mirror]) => [`mirror:${mirror}`],
  nothing: button,
  discard: ([k, store]) => [`${store}:${k}`],
  give: kind,
  from: number,
  receive: ([k, n]) => [`receive:${k}:${n}`],
  haunt: ([seat, k]) => [`haunt:${seat}:${k}`],
  send: ([place]) => ['ghost:bridge', `place:${place}`],
  teleport: ([place]) => ['power:teleportation', `place:${place}`],
  move: ([from, to]) => [`ghost:${from}`, `place:${to}`],
  back: ([from]) => [`ghost:${from}`, 'bridge'],
  end: button,
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
  go: button,
  decline: button,
};
export const verbs = Object.keys(paths);

export function path(action: string, view: SabbatView): string[] {
  const [verb = '', ...args] = action.split(' ');
  return paths[verb]?.(args, view) ?? [];
}

// The action that a click on a place which is no target may have meant: asked "why not?".
// `chosen` is what has been picked so far.
export function probe(id: string, view: SabbatView, decision: string, chosen: readonly string[] = []): string | null {
  const [what, name] = id.split(':') as [string, string | undefined];
  switch (decision) {
    case 'scheme':
      return what === 'square' ? `walk ${name}` : null;
    case 'effect':
    case 'again':
      if (what === 'mirror') return `mirror ${name}`;
      return id === `square:${player(view, view.deciders?.[0] ?? null)?.magician}` ? 'tile' : null;
    case 'bonus':
      return what === 'slot' ? `bonus ${name}` : null;
    case 'ghost':
      return probeMove(what, name, chosen);
    case 'immortality':
      return what === 'place' ? `reappear ${name}` : null;
    default:
      return what === 'power' ? `power ${name}` : null;
  }
}

function probeMove(what: string, name: string | undefined, chosen: readonly string[]): string | null {
  const from = chosen[0]?.split(':')[1]; // a place, the bridge or a POWER card
  if (what === 'power') return `power ${name}`;
  if (what === 'ghost') return name === 'bridge' ? 'send GLASS' : `back ${name}`;
  if (what !== 'place') return null;
  if (from === 'teleportation') return `teleport ${name}`;
  return from === undefined || from === 'bridge' ? `send ${name}` : `move ${from} ${name}`;
}
