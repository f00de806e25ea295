// What an option would do, as lines, ghosts and flags on the course, before it is done; and what is under way.

import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { calledOf, playerOf, seatOf } from '../../table/seats';
import { say } from '../../words';
import { roadBetween, terrainOf } from './course';
import type { PieceId } from './generated';
import { isTeams, racerOf, type CupView, type Racer, type Square, type WayThere } from './view';
import { actionOf, leadOf, squaresOf } from './ways';
import { gainWords, t } from './words';

export interface Flag {
  at: Square;
  text: string;
  tone?: 'gain' | 'loss';
  wax?: boolean; // danger
  side?: 'above' | 'below' | 'beside';
}
export interface Line {
  path: Square[];
  kind: 'way' | 'other' | 'back' | 'of' | 'rope';
  seat?: SeatInfo['colour'];
  steps?: boolean; // numbered
}
export interface Ghost {
  racer: Racer | 'storm';
  at: Square;
}
export interface Hints {
  lines: Line[];
  flags: Flag[];
  ghosts: Ghost[];
  aims: Racer[]; // who is meant
  tiles: string[]; // that would be discarded
}

interface Asked {
  view: CupView;
  seats: SeatInfo[];
  you: string | null;
  considered: string | null;
  names: Names<PieceId>;
}

const none = (): Hints => ({ lines: [], flags: [], ghosts: [], aims: [], tiles: [] });

// The way that is meant, and another one to the same square.
function driven({ view, considered, names }: Asked, hints: Hints) {
  const { movement } = view;
  if (!movement || !considered?.startsWith('step ')) return;
  const from = movement.path.at(-1)!;
  const path = squaresOf(considered) as Square[];
  const ways = movement.ways ?? [];
  const meant = ways.find((way) => actionOf(way) === considered);
  const to = path.at(-1)!;
  const other = ways.find((way) => way.to === to && way !== meant);
  if (other) hints.lines.push({ path: [from, ...other.path], kind: 'other' });
  hints.lines.push({ path: [from, ...path], kind: 'way', steps: true });
  hints.ghosts.push({ racer: movement.racer, at: to });
  wayFlags(view, meant ?? { to, path, tiles: [], gain: NaN, storm: false }, movement.free, names, hints);
}

// A square that comes first: the way there, before its combination is played.
function led({ view, considered, names }: Asked, hints: Hints) {
  const lead = leadOf(view, considered);
  if (!lead) return;
  const from = racerOf(view, view.active)!.square;
  hints.lines.push({ path: [from, ...lead.way.path], kind: 'way', steps: true });
  hints.ghosts.push({ racer: view.active as Racer, at: lead.way.to });
  wayFlags(view, lead.way, lead.by.flies, names, hints);
}

function wayFlags(view: CupView, way: WayThere, free: boolean, names: Names<PieceId>, hints: Hints) {
  const { lang } = names;
  if (!free)
    for (const square of way.path) {
      const terrain = terrainOf(square);
      if (!terrain) continue;
      hints.flags.push({
        at: square,
        text: say(t.minusOne, lang, { what: names.caption(`tile:${terrain}`) }),
        tone: 'loss',
        side: 'beside',
      });
      hints.tiles.push(terrain);
    }
  if (way.storm && view.tornado)
    hints.flags.push({ at: view.tornado, text: say(t.test, lang, { n: 6 }), wax: true, side: 'above' });
  if (!Number.isNaN(way.gain))
    hints.flags.push({
      at: way.to,
      text: gainWords(way.gain, lang),
      tone: way.gain < 0 ? 'loss' : 'gain',
      side: 'below',
    });
}

// A retreat of this racer.
function sentBack({ view, names }: Asked, racer: Racer, hints: Hints) {
  const it = racerOf(view, racer);
  if (!it || it.retreat === it.square) return;
  const path = roadBetween(it.square, it.retreat);
  hints.aims.push(racer);
  hints.lines.push({ path, kind: 'back' });
  hints.ghosts.push({ racer, at: it.retreat });
  hints.flags.push({
    at: it.retreat,
    text: gainWords(1 - path.length, names.lang),
    tone: 'loss',
    wax: true,
    side: 'below',
  });
}

// A Grapnel: the rope to where the other one began, and the way that is followed.
function followed({ view, you, names }: Asked, hints: Hints) {
  const { movement } = view;
  const pursuit = movement?.pursuits?.find((one) => one.seat === you);
  const me = playerOf(view, you);
  if (!movement || !pursuit || !me) return;
  const at = pursuit.path.at(-1)!;
  hints.lines.push({ path: [me.square, movement.path[0]!], kind: 'rope' });
  hints.lines.push({ path: [me.square, ...pursuit.path], kind: 'way', steps: true });
  hints.ghosts.push({ racer: you as Racer, at });
  hints.aims.push(movement.racer);
  hints.flags.push(
    { at, text: gainWords(pursuit.gain, names.lang), tone: pursuit.gain < 0 ? 'loss' : 'gain', side: 'above' },
    {
      at: movement.path.at(-1)!,
      text: say(t.test, names.lang, { n: movement.racer === 'drone' ? 5 : 6 }),
      wax: true,
      side: 'below',
    },
  );
}

const sendsBack = ['bump', 'cannon'];

export function hintsOf(asked: Asked): Hints {
  const { view, seats, considered, names } = asked;
  const { movement, combat, playing } = view;
  const hints = none();
  const [verb, what] = considered?.split(' ') ?? [];
  const card = playing?.at(-1);

  // what somebody has just driven
  if (movement && movement.path.length > 1 && !considered?.startsWith('step ')) {
    const seat = movement.racer === 'drone' ? undefined : seatOf(seats, movement.racer).colour;
    hints.lines.push({ path: movement.path, kind: 'of', ...(seat ? { seat } : {}) });
  }
  driven(asked, hints);
  led(asked, hints);
  if (verb === 'card' && what === 'grapnel' && view.decision === 'follow') followed(asked, hints);
  if (verb === 'card' && what === 'oil' && movement) {
    hints.aims.push(movement.racer);
    hints.flags.push({ at: movement.path.at(-1)!, text: say(t.stopsHere, names.lang), wax: true, side: 'above' });
  }
  if (verb === 'bump' || (verb === 'target' && card?.card === 'cannon')) sentBack(asked, what as Racer, hints);
  else if (verb === 'target') hints.aims.push(what as Racer);
  if (verb === 'lay') hints.ghosts.push({ racer: 'storm', at: what as Square });
  if (combat && sendsBack.includes(combat.against)) sentBack(asked, combat.racer, hints);
  else if (combat) hints.aims.push(combat.racer);
  else if (card?.target && view.decision === 'cancel') {
    if (sendsBack.includes(card.card)) sentBack(asked, card.target, hints);
    else hints.aims.push(card.target);
  }

  // what comes next by itself
  const calm = !movement && !considered && !combat && !card;
  if (calm && view.drone && view.phase === 'throw' && view.drone.next.length > 0 && !view.over) {
    hints.lines.push({ path: [view.drone.square, ...view.drone.next], kind: 'back' });
    hints.ghosts.push({ racer: 'drone', at: view.drone.next.at(-1)! });
    hints.flags.push({ at: view.drone.next.at(-1)!, text: say(t.nextTurn, names.lang), side: 'below' });
  }
  if (calm && isTeams(view) && !view.over) partners(asked, hints);
  return hints;
}

// Teams: how far partners still are from each other.
function partners({ view, seats, you, names }: Asked, hints: Hints) {
  for (const player of view.seats) {
    const partner = player.partner && player.seat < player.partner ? playerOf(view, player.partner) : undefined;
    if (!partner || !player.way || player.apart === undefined) continue;
    const ours = player.seat === you || partner.seat === you;
    const sign = player.way === 'clockwise' ? 1 : -1;
    const path = ours && !player.half && !partner.half ? between(player.square, partner.square, sign) : [];
    if (path.length > 1) hints.lines.push({ path, kind: 'of', seat: seatOf(seats, ours ? you! : player.seat).colour });
    hints.flags.push({
      at: path[Math.floor(path.length / 2)] ?? player.square,
      text: say(t.apart, names.lang, {
        a: calledOf(seats, player.seat, names.lang),
        b: calledOf(seats, partner.seat, names.lang),
        n: player.apart,
      }),
      side: 'below',
    });
  }
}

function between(from: Square, to: Square, sign: 1 | -1): Square[] {
  const way: Square[] = [from];
  for (let n = Number(from); `${n}` !== to && way.length <= 64;) {
    n = (n + sign + 64) % 64;
    way.push(`${n}` as Square);
  }
  return way;
}
