// What a person points at, in order, to mean an option. Places have these names:
//   card:C05 · half:C05:light · member:A:C05:active · track:sirona-dark · purse:wood (own cubes, purse:vp)
//   reserve:wood · object:A:horn:upright · tomb:B · seat:B

import { playerOf } from '../../table/seats';
import { button, pathBy, probeBy, type Asked, type Probe, type Way } from '../../table/ways';
import type { Decision, Verb } from './generated';
import { conditions, deityOf, resources, type CardId, type SamhainView } from './view';

const isTrack = (unit: string) => unit.includes('-');
const unitPlace = (unit: string) => (isTrack(unit) ? `track:${unit}` : `purse:${unit}`);
const gainPlace = (unit: string) => (resources.includes(unit as never) ? `reserve:${unit}` : unitPlace(unit));

type Here = Asked<SamhainView>;

// A member that is ready to act: "active", or "waiting" when it has a part in the running activation.
function readyMember({ view, me }: Here, card: string) {
  const [active = 0] = playerOf(view, me).members[card as CardId] ?? [];
  return `member:${me}:${card}:${active > 0 ? 'active' : 'waiting'}`;
}

const member: Way<SamhainView> = ([seat, card, condition]) => [`member:${seat}:${card}:${condition}`];
const ownMember: Way<SamhainView> = ([card, condition], { me }) => [`member:${me}:${card}:${condition}`];
const track: Way<SamhainView> = ([t]) => [`track:${t}`];

// Of several cubes of one kind it is enough to point at the pile; a mixture is a button in words.
const spend: Way<SamhainView> = ([bundle = '']) => {
  const [first, ...others] = new Set(bundle.split('+'));
  return others.length === 0 ? [`purse:${first}`] : [];
};

// A track names the victim unless several opponents stand on it.
const weaken: Way<SamhainView> = ([victim, t], { view, me }) => {
  const others = view.seats.filter((player) => player.seat !== me && player.worship[t as never] > 0);
  return others.length > 1 ? [`track:${t}`, `seat:${victim}`] : [`track:${t}`];
};

export const ways = {
  place: ([card]) => [`card:${card}`],
  track: ([side], { view }) => (view.placing ? [`track:${deityOf(view, view.placing)}-${side}`] : []),
  activate: ([from = '', to], here) => [readyMember(here, from), `card:${to ?? from}`],
  develop: button,
  pass: button,
  use: ([object], { me }) => [`object:${me}:${object}:upright`],
  'go on': button,
  'end turn': button,
  perform: ([side], { view }) => (view.activated ? [`half:${view.activated}:${side}`] : []),
  wisp: button,
  pay: ([unit = '']) => [unitPlace(unit)],
  bonus: button,
  spend,
  devote: ([one, two]) => (two ? [`track:${one}`, `track:${two}`] : [`track:${one}`]),
  give: ([seat]) => [`seat:${seat}`],
  kill: member,
  step: ([from, condition, to], { me }) => [`member:${me}:${from}:${condition}`, `card:${to}`],
  steal: ([seat, object, posture]) => [`object:${seat}:${object}:${posture}`],
  revive: ([seat]) => [`tomb:${seat}`],
  exhaust: member,
  take: ([resource]) => [`reserve:${resource}`],
  worship: track,
  weaken,
  pick: ownMember,
  swap: member,
  gain: ([unit = '']) => [gainPlace(unit)],
  fires: button,
  bury: ownMember,
  'bury-marker': track,
  copy: ([card = '', side], here) => [readyMember(here, card), `half:${here.view.activated}:${side}`],
  decline: button,
} satisfies Record<Verb, Way<SamhainView>>;
export const path = pathBy(ways);

// Going there with the nearest of one's own members that could go anywhere.
function going({ view, me }: Here, card: string): string {
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

const paying: Probe<SamhainView> = ([unit], { decision }) =>
  decision === 'pay' || decision === 'sickle_pay' ? `pay ${unit}` : null;

// Where a chosen member would go.
function stepping(picked: readonly string[], to: string): string | null {
  const [kind, , from, condition] = picked[0]?.split(':') ?? [];
  return kind === 'member' ? `step ${from} ${condition} ${to}` : null;
}

const card: Probe<SamhainView> = ([c = ''], here, picked) => {
  if (['place', 'develop', 'revive_place'].includes(here.decision)) return `place ${c}`;
  if (here.decision === 'move' || here.decision === 'horn') return stepping(picked, c);
  return here.decision === 'main_action' ? going(here, c) : null;
};

// Decisions that choose a member, with the verb; of one's own only the card and the condition are named.
const chosenMembers: Partial<Record<Decision, { verb: Verb; own?: true }>> = {
  kill: { verb: 'kill' },
  exhaust: { verb: 'exhaust' },
  swap_other: { verb: 'swap' },
  swap_own: { verb: 'pick', own: true },
  bury: { verb: 'bury', own: true },
};

const probes: Record<string, Probe<SamhainView>> = {
  card,
  // The halves cover their card: where no side is asked for, the card is meant.
  half: ([c = '', side], here, picked) => {
    if (here.decision !== 'slot') return card([c], here, picked);
    return c === here.view.activated ? `perform ${side}` : null;
  },
  member([seat, c, condition], { decision, me }) {
    if (decision === 'main_action') return seat === me ? `activate ${c}` : null;
    const choice = chosenMembers[decision];
    if (!choice) return null;
    if (!choice.own) return `${choice.verb} ${seat} ${c} ${condition}`;
    return seat === me ? `${choice.verb} ${c} ${condition}` : null;
  },
  track(args, here, picked) {
    if (here.decision === 'worship') return `worship ${args[0]}`;
    return here.decision === 'sickle_gain' ? `gain ${args[0]}` : paying(args, here, picked);
  },
  purse: paying,
  reserve([resource], { decision }) {
    if (decision === 'sickle_gain') return `gain ${resource}`;
    return decision === 'take' || decision === 'rune' ? `take ${resource}` : null;
  },
  object([seat, object, posture], { decision, me }) {
    if (decision === 'steal') return `steal ${seat} ${object} ${posture}`;
    return seat === me && posture === 'upright' ? `use ${object}` : null;
  },
  tomb: ([seat], { decision }) => (decision === 'revive' ? `revive ${seat}` : null),
  seat: ([seat], { decision }) => (decision === 'give' ? `give ${seat}` : null),
};
export const probe = probeBy(probes);

// Already chosen: the card of a new member, the half that is performed, who is revived, what the sickle took.
export function made(view: SamhainView): string[] {
  const chosen = view.placing ?? view.developing ?? view.swapping;
  return [
    ...(chosen ? [`card:${chosen}`] : []),
    ...(view.performing_card ? [`half:${view.performing_card}:${view.performing_side}`] : []),
    ...(view.reviving ? [`tomb:${view.reviving}`] : []),
    ...(view.sickle_paid ? [unitPlace(view.sickle_paid)] : []),
  ];
}
