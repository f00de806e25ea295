// How a game has ended, in one sentence and in the right order, for every kind of result.

import type { Result } from '../protocol';
import { capital, listed, say, signed, type Lang, type Words } from '../words';
import type { SeatInfo } from './game_module';
import { t } from './words';

function endWords(result: Result, seats: SeatInfo[]): Words {
  const winners = seats.filter((seat) => result.winners.includes(seat.seat));
  const mine = winners.some((seat) => seat.you);
  if (result.ended === 'abandoned') return t.noResult;
  if (result.ended === 'drawn') return t.drawnByAll;
  if (result.drawn) return t.drawn;
  if (result.kind === 'graded' && result.rank !== undefined) return t.reached;
  if (winners.length === 0) {
    if (result.ended === 'resigned') return t.gaveUp;
    return seats.length > 1 ? t.allLost : t.youLost;
  }
  if (winners.length === 1) return mine ? t.youWon : t.won;
  if (result.kind === 'teams') return mine ? t.yourSideWon : t.wonTogether;
  if (result.kind === 'together') return mine ? t.allWon : t.wonTogether;
  return result.ended === 'resigned' ? t.wonTogether : t.shared;
}

export function headline(result: Result, seats: SeatInfo[], lang: Lang): string {
  const who = listed(
    seats.filter((seat) => result.winners.includes(seat.seat)).map((seat) => seat.name),
    lang,
  );
  const sentence = capital(say(endWords(result, seats), lang, { who, n: result.rank ?? 0, of: result.ranks ?? 0 }));
  // One score for all belongs to the sentence; others have their columns.
  const common = result.ended === 'finished' && (result.kind === 'together' || result.kind === 'graded');
  if (!common || result.scores[0] === undefined) return sentence;
  return `${sentence.replace(/\.$/, '')} · ${say(t.withScore, lang, { n: signed(result.scores[0]) })}`;
}

// Who gave up, in the end or on the way; nothing where nobody did.
export function resignation(seats: SeatInfo[], lang: Lang): string | undefined {
  const who = seats.filter((seat) => seat.resigned);
  if (who.length === 0) return undefined;
  const names = {
    who: listed(
      who.map(({ name }) => name),
      lang,
    ),
  };
  if (!who.some((seat) => seat.you)) return say(who.length > 1 ? t.resignedAll : t.resigned, lang, names);
  if (who.length === 1) return say(t.youResigned, lang);
  return say(who.every((seat) => seat.you || seat.mate) ? t.yourSideResigned : t.resignedAll, lang, names);
}

export interface Column {
  seat: SeatInfo;
  i: number; // of the seat in the lists of the result
}

// The columns of the sheet: by place, the winning side first, or as people sit.
export function columns(result: Result, seats: SeatInfo[]): Column[] {
  const team = (i: number) => result.teams?.[i] ?? 0;
  const won = ({ seat }: Column) => Number(result.winners.includes(seat.seat));
  return seats
    .map((seat, i) => ({ seat, i }))
    .sort((a, b) => {
      if (result.places && result.kind === 'ranked') return result.places[a.i]! - result.places[b.i]!;
      return result.kind === 'teams' ? won(b) - won(a) || team(a.i) - team(b.i) : 0;
    });
}

export function sideWords(result: Result, seat: string): Words {
  if (result.drawn) return t.sideDrawn;
  return result.winners.includes(seat) ? t.sideWon : t.sideLost;
}

// The last row of a game's sheet is often its total; ours says the same in large letters.
export const rowsOf = ({ sheet, scores }: Result) =>
  sheet.filter((row, i) => i < sheet.length - 1 || String(row.points) !== String(scores) || row.neutral !== undefined);
