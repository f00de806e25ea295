// A movement is asked for step by step; who drives means a whole way. Each way that the server has found is one more
// option: the steps in one go, as far as nothing happens on the road. Where a combination is asked for, a square may come
// first: its cheapest combination, and the way there.

import type { Chain } from '../../table/game_module';
import type { Names } from '../../table/names';
import { listed, say } from '../../words';
import { labelOf, terrainOf } from './course';
import type { PieceId } from './generated';
import { asks } from '../dicium/turn';
import { type CupView, type WayThere } from './view';
import { leads, type Lead } from './reach';
import { gainWords, stepNoun, t, useName } from './words';
import { dieNoun, noun } from '../dicium/words';

export const actionOf = (way: WayThere): string => way.path.map((square) => `step ${square}`).join('; ');
export const squaresOf = (action: string): string[] =>
  action.split('; ').flatMap((one) => (one.startsWith('step ') ? one.slice(5) : []));
export const leadAction = ({ by, way }: Lead): string => `play ${by.use} ${by.faces.join(' ')}; ${actionOf(way)}`;
// The combination and the way that an option of a square means.
export const leadOf = (view: CupView, action: string | null): Lead | undefined =>
  action?.startsWith('play ') && action.includes('; ')
    ? [...leads(view).values()].find((lead) => leadAction(lead) === action)
    : undefined;

// "rouler en 6 pas jusqu’en 53, +16 cases, en défaussant les lames frontales et les flotteurs"
export function wayWords(view: CupView, way: WayThere, names: Names<PieceId>): string {
  const { lang } = names;
  const where = terrainOf(way.to) ? names.name(`square:${way.to}`) : labelOf(view, way.to);
  return [
    say(t.driveTo, lang, { n: way.path.length, steps: noun(stepNoun, way.path.length, lang), where }),
    gainWords(way.gain, lang),
    ...(way.tiles.length > 0
      ? [
          say(t.discarding, lang, {
            what: listed(
              way.tiles.map((tile) => names.name(`tile:${tile}`)),
              lang,
            ),
          }),
        ]
      : []),
    ...(way.storm ? [say(t.throughStorm, lang)] : []),
  ].join(', ');
}

export function chains(view: CupView, decision: string, me: string, names: Names): Chain[] {
  if (!asks(view, me)) return [];
  if (decision === 'combine')
    return [...leads(view).values()].map((lead) => ({
      action: leadAction(lead),
      words: say(t.byDice, names.lang, {
        way: wayWords(view, lead.way, names),
        use: useName(lead.by.use, names.lang),
        n: lead.by.faces.length,
        dice: noun(dieNoun, lead.by.faces.length, names.lang),
      }),
    }));
  if (decision !== 'step') return [];
  return (view.movement?.ways ?? [])
    .filter((way) => way.path.length > 1)
    .map((way) => ({ action: actionOf(way), words: wayWords(view, way, names) }));
}
