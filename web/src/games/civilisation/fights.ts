// Fights: the one that is under way, and one that nobody had to decide about, told from what happened.

import type { LogEvent, LogLine } from '../../protocol';
import type { SeatInfo } from '../../table/game_module';
import type { Names } from '../../table/names';
import { called, nameOf, seatOf } from '../../table/seats';
import { say, type Words } from '../../words';
import type { Fight, FightCard, FightSide } from '../dicium/Duel.svelte';
import { asks } from '../dicium/turn';
import { t as dt } from '../dicium/words';
import { monsters, squares } from './chart';
import type { Decision, PieceId } from './generated';
import type { CivView, CombatView, Monster, Sage, Square } from './view';
import { t } from './words';

type Said = Names<PieceId>;
const nobody = { asked: false, die: null, engaged: 0, reds: 0, bonus: 0 } as const;

// The side that has no seat: a monster that defends, or the gods.
const monsterSide = (monster: Monster, force: number, names: Said): FightSide => ({
  ...nobody,
  seat: null,
  name: names.title(`monster:${monster}`),
  sign: `civ-${monster}`,
  attacks: false,
  force,
});
const wrathSide = (force: number, names: Said): FightSide => ({
  ...nobody,
  seat: null,
  name: say(t.wrath, names.lang),
  sign: 'civ-wrath',
  attacks: true,
  force,
});
const needed = 6; // against divine wrath (CIV-8.16)

const titleOf = (square: Square | undefined, wrath: boolean, names: Said): string =>
  wrath ? say(t.wrath, names.lang) : say(t.fight, names.lang, { square: square ?? '' }).trim();

// "Hugo gagne, 5 contre 4."
function endWords(who: SeatInfo | undefined, words: readonly [Words, Words], [a, b]: [number, number], names: Said) {
  if (!who) return undefined;
  const { lang } = names;
  return say(words[who.you ? 1 : 0], lang, { who: called(who, lang), what: say(dt.versus, lang, { a, b }) });
}
const wonWords = [t.wonFight, t.youWonFight] as const;
const lostWords = [t.lostFight, t.youLostFight] as const;
const avoidedWords = [t.avoided, t.youAvoided] as const;
const sufferedWords = [t.suffered, t.youSuffered] as const;

function fatesOf(
  combat: CombatView,
  seats: SeatInfo[],
  you: string | null,
  names: Said,
): { win?: string; lose?: string } {
  const { lang } = names;
  const other = (seat: string | null) => (seat ? nameOf(seats, seat) : '');
  if (you === combat.attacker && combat.monster) return { win: say(t.winMonster, lang), lose: say(t.losePlayer, lang) };
  if (you === combat.attacker)
    return { win: say(t.winPlayer, lang, { who: other(combat.defender) }), lose: say(t.losePlayer, lang) };
  if (you !== combat.defender) return {};
  const attacker = other(combat.attacker);
  if (combat.attacker === null) return { win: say(t.wrathWin, lang), lose: say(t.losePlayer, lang) };
  return { win: say(t.defendWin, lang, { who: attacker }), lose: say(t.defendLose, lang, { who: attacker }) };
}

// Cards of the attacker (CIV-10.11) and of the defender (CIV-10.10).
const helps: Partial<Record<Sage, Decision>> = { PH09: 'engage', PH08: 'defend' };
const cardOf = (card: Sage, names: Said): FightCard => ({
  id: `card:${card}`,
  name: names.title(`card:${card}`),
  ...(card === 'PH09' ? { plus: 3 } : {}),
});

export function fightOf(view: CivView, combat: CombatView, seats: SeatInfo[], you: string | null, names: Said): Fight {
  const deciding = view.decision === 'engage' ? 0 : view.decision === 'defend' ? 1 : -1;
  const wrath = combat.attacker === null;
  const sideOf = (i: 0 | 1): FightSide => {
    const letter = i === 0 ? combat.attacker : combat.defender;
    const force = combat.force[i];
    if (letter === null)
      return i === 0
        ? wrathSide(force ?? needed, names)
        : monsterSide(
            combat.monster ?? 'cyclops',
            force ?? names.figures(`monster:${combat.monster!}`).defence!,
            names,
          );
    return {
      seat: seatOf(seats, letter),
      attacks: i === 0,
      asked: deciding === i && asks(view, you),
      die: combat.dice[i],
      engaged: combat.engaged[i],
      reds: combat.reds[i],
      bonus: combat.bonus[i],
      force,
    };
  };
  const asked = deciding >= 0 && asks(view, you);
  const held = view.seats.find((one) => one.seat === you)?.philosophers ?? [];
  const cards = asked ? held.flatMap((card) => (helps[card] === view.decision ? [cardOf(card, names)] : [])) : [];
  return {
    title: titleOf(combat.square, wrath, names),
    sides: [sideOf(0), sideOf(1)],
    odds: asked ? (combat.odds ?? []) : [],
    ...(asked && wrath ? { need: needed, tie: false } : {}),
    ...(combat.monster && asked ? { need: combat.force[1] ?? 0 } : {}),
    ...(cards.length > 0 ? { cards } : {}),
    ...fatesOf(combat, seats, you, names),
  };
}

const last = (events: LogEvent[], ...named: string[]) => events.findLast((one) => named.includes(one.event));
const results = ['slew', 'repelled', 'fight_won', 'fight_lost', 'effect_avoided', 'effect_suffered', 'defended'];

// The last fight among these lines.
export function foughtIn(news: readonly LogLine[], seats: SeatInfo[], names: Said): Fight | null {
  const all = news.flatMap((line) => line.events);
  const end = all.findLastIndex((one) => results.includes(one.event));
  if (end < 0) return null;
  const events = all.slice(0, end + 1);
  const begun = events.findLastIndex((one) => one.event === 'moved' || one.event === 'wrath');
  const since = events.slice(Math.max(0, begun));
  const [attack, defence] = [last(since, 'attack_thrown'), last(since, 'defence_thrown')];
  const wrath = last(since, 'wrath');
  const beast = last(since, 'slew', 'repelled');
  const thrownBy = ({ seat, args = [] }: LogEvent, attacks: boolean): FightSide => {
    const [die = 0, force = 0, engaged = 0] = args;
    const bonus = force - die - engaged;
    return { seat: seatOf(seats, seat) ?? null, attacks, asked: false, die, engaged, reds: 0, bonus, force };
  };
  const moved = last(since, 'moved');
  const title = titleOf(squares[moved?.args?.[1] ?? -1], wrath !== undefined, names);
  const told = (sides: FightSide[], ended: string | undefined): Fight => ({
    title,
    sides,
    odds: [],
    ...(ended === undefined ? {} : { ended }),
  });
  if (beast && attack) {
    const [monster = 0, force = 0, against = 0] = beast.args ?? [];
    const words = beast.event === 'slew' ? wonWords : lostWords;
    return told(
      [thrownBy(attack, true), monsterSide(monsters[monster]!, against, names)],
      endWords(seatOf(seats, attack.seat), words, [force, against], names),
    );
  }
  if (wrath && defence) {
    const words = last(since, 'effect_avoided') ? avoidedWords : sufferedWords;
    const force = defence.args?.[1] ?? 0;
    return told(
      [wrathSide(needed, names), thrownBy(defence, false)],
      endWords(seatOf(seats, defence.seat), words, [force, needed], names),
    );
  }
  if (!attack || !defence) return null;
  const won = events[end]!.event === 'fight_won';
  const [a, b] = [attack.args?.[1] ?? 0, defence.args?.[1] ?? 0];
  return told(
    [thrownBy(attack, true), thrownBy(defence, false)],
    endWords(seatOf(seats, (won ? attack : defence).seat), wonWords, won ? [a, b] : [b, a], names),
  );
}
