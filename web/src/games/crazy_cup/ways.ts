// A movement is asked for step by step; who drives means a whole way. Each way that the server has found is one more
// option: the steps in one go, as far as nothing happens on the road.

import type { Chain } from '../../table/game_module';
import type { Names } from '../../table/names';
import { listed, say } from '../../words';
import { labelOf, terrainOf } from './course';
import type { PieceId } from './generated';
import { asks } from '../dicium/turn';
import { type CupView, type WayThere } from './view';
import { gainWords, stepNoun, t } from './words';
import { noun } from '../dicium/words';

export const actionOf = (way: WayThere): string => way.path.map((square) => `step ${square}`).join('; ');
export const squaresOf = (action: string): string[] => action.split('; ').map((step) => step.split(' ')[1] ?? '');

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
  if (decision !== 'step' || !asks(view, me)) return [];
  return (view.movement?.ways ?? [])
    .filter((way) => way.path.length > 1)
    .map((way) => ({ action: actionOf(way), words: wayWords(view, way, names) }));
}
