// What a person points at, in order, to mean an option. Places have these names:
//   card:C05 · half:C05:light · member:A:C05:active · track:sirona-dark · purse:wood (own cubes, purse:vp)
//   reserve:wood · object:A:horn:upright · tomb:B · seat:B

import { deityOf } from './data';
import { conditions, playerOf, resources, type CardId, type SamhainView } from './view';

const isTrack = (unit: string) => unit.includes('-');
const unitPlace = (unit: string) => (isTrack(unit) ? `track:${unit}` : `purse:${unit}`);
const gainPlace = (unit: string) => (resources.includes(unit as never) ? `reserve:${unit}` : unitPlace(unit));

// A member that is ready to act: "active", or "waiting" when it has a part in the running activation.
function readyMember(view: SamhainView, seat: string, card: string) {
  const [active = 0] = playerOf(view, seat).members[card as CardId] ?? [];
  return `member:${seat}:${card}:${active > 0 ? 'active' : 'waiting'}`;
}

type Arguments = [string, string, string];
type Way = (args: Arguments, view: SamhainView, me: string) => string[];

const button: Way = () => [];
const member: Way = ([seat, card, condition]) => [`member:${seat}:${card}:${condition}`];
const ownMember: Way = ([card, condition], _, me) => [`member:${me}:${card}:${condition}`];
const track: Way = ([t]) => [`track:${t}`];

// Of several cubes of one kind it is enough to point at the pile; a mixture is a button in words.
const spend: Way = ([bundle]) => (new Set(bundle.split('+')).size === 1 ? [`purse:${bundle.split('+')[0]}`] : []);

// A track names the victim unless several opponents stand on it.
const weaken: Way = ([victim, t], view, me) => {
  const others = view.seats.filter((player) => player.seat !== me && player.worship[t as never] > 0);
  return others.length > 1 ? [`track:${t}`, `seat:${victim}`] : [`track:${t}`];
};

const ways: Record<string, Way> = {
  place: ([card]) => [`card:${card}`],
  track: ([side], view) => (view.placing ? [`track:${deityOf(view.placing)}-${side}`] : []),
  activate: ([from, to], view, me) => [readyMember(view, me, from), `card:${to || from}`],
  develop: button,
  pass: button,
  use: ([object], _, me) => [`object:${me}:${object}:upright`],
  'go on': button,
  'end turn': button,
  perform: ([side], view) => (view.activated ? [`half:${view.activated}:${side}`] : []),
  wisp: button,
  pay: ([unit]) => [unitPlace(unit)],
  bonus: button,
  spend,
  devote: ([one, two]) => (two ? [`track:${one}`, `track:${two}`] : [`track:${one}`]),
  give: ([seat]) => [`seat:${seat}`],
  kill: member,
  step: ([from, condition, to], _, me) => [`member:${me}:${from}:${condition}`, `card:${to}`],
  steal: ([seat, object, posture]) => [`object:${seat}:${object}:${posture}`],
  revive: ([seat]) => [`tomb:${seat}`],
  exhaust: member,
  take: ([resource]) => [`reserve:${resource}`],
  worship: track,
  weaken,
  pick: ownMember,
  swap: member,
  gain: ([unit]) => [gainPlace(unit)],
  fires: button,
  bury: ownMember,
  'bury-marker': track,
  copy: ([card, side], view, me) => [readyMember(view, me, card), `half:${view.activated}:${side}`],
  decline: button,
};

const verbs = Object.keys(ways).sort((a, b) => b.length - a.length); // "bury-marker" before "bury"

export function path(action: string, view: SamhainView): string[] {
  const verb = verbs.find((one) => action === one || action.startsWith(`${one} `));
  if (verb === undefined) throw new Error(`no way to point at "${action}"`);
  const [a = '', b = '', c = ''] = action.slice(verb.length + 1).split(' ');
  return ways[verb]!([a, b, c], view, view.decider!);
}

// An action that a place would stand for if it were legal: what "why not?" asks about.
export function probe(id: string, view: SamhainView, decision: string): string | null {
  const [kind, ...rest] = id.split(':') as [string, ...string[]];
  const me = view.decider;
  if (!me) return null;
  const [a = '', b = '', c = ''] = rest;
  switch (kind) {
    case 'card':
      if (['place', 'develop', 'revive_place'].includes(decision)) return `place ${a}`;
      if (decision === 'main_action') return probeMove(view, me, a);
      return null;
    case 'member':
      if (decision === 'main_action') return `activate ${b}`;
      if (decision === 'kill' || decision === 'exhaust') return `${decision} ${a} ${b} ${c}`;
      return null;
    case 'half':
      return decision === 'slot' && a === view.activated ? `perform ${b}` : null;
    case 'track':
      if (decision === 'worship') return `worship ${a}`;
      if (decision === 'sickle_gain') return `gain ${a}`;
      return decision === 'pay' || decision === 'sickle_pay' ? `pay ${a}` : null;
    case 'purse':
      return decision === 'pay' || decision === 'sickle_pay' ? `pay ${a}` : null;
    case 'reserve':
      if (decision === 'sickle_gain') return `gain ${a}`;
      return decision === 'take' || decision === 'rune' ? `take ${a}` : null;
    case 'object':
      return a === me && c === 'upright' ? `use ${b}` : null;
    default:
      return null;
  }
}

// Going there with the nearest of one's own members that could go anywhere.
function probeMove(view: SamhainView, me: string, card: string): string | null {
  const square = (id: string) => view.village.indexOf(id as CardId);
  const distance = (from: string) =>
    Math.abs(Math.floor(square(from) / 3) - Math.floor(square(card) / 3)) +
    Math.abs((square(from) % 3) - (square(card) % 3));
  const from = Object.entries(playerOf(view, me).members)
    .filter(([id, counts]) => id !== card && counts[conditions.indexOf('active')]! > 0)
    .map(([id]) => id)
    .sort((one, two) => distance(one) - distance(two))[0];
  return from ? `activate ${from} ${card}` : `activate ${card}`;
}
