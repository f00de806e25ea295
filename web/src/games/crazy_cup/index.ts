// Crazy Cup at the table: how to point at an option, and the pictures.

import type { GameModule } from '../../table/game_module';
import { playerOf } from '../../table/seats';
import { say } from '../../words';
import dice from '../dicium/signs.svg?raw';
import { diceButton, noun } from '../dicium/words';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import { labelOf, terrainOf } from './course';
import drawings from './drawings.svg?raw';
import End from './End.svelte';
import type { Verb } from './generated';
import Mat from './Mat.svelte';
import { route } from './motion';
import { made, path, probe } from './path';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import icons from './signs.svg?raw';
import './style.css';
import type { CupView, Square, Terrain, Use } from './view';
import { actionOf, chains, leadOf } from './ways';
import {
  bonusNoun,
  buttonWords,
  cardNoun,
  handNoun,
  nameButtons,
  progressNoun,
  t,
  tileButtons,
  tileNoun,
  useName,
} from './words';
import type { Names } from '../../table/names';

// Within this many rounds of the limit it is told.
const warned = 5;

// What a button says: "Aller en 53"; where two ways lead there, which one.
function wayButton(action: string, view: CupView, names: Names): string {
  const ways = view.movement?.ways ?? [];
  const way = ways.find((one) => actionOf(one) === action);
  const to = (way?.to ?? action.split(' ')[1]) as Square;
  const where = terrainOf(to) ? names.title(`square:${to}`) : labelOf(view, to);
  const forked = way && ways.some((one) => one.to === to && one !== way);
  if (!forked) return say(t.goTo, names.lang, { where });
  const how = way.tiles.map((tile: Terrain) => say(t.minusOne, names.lang, { what: names.caption(`tile:${tile}`) }));
  return say(t.goBy, names.lang, { where, how: how.join(', ') || say(t.byRoad, names.lang) });
}

const game: GameModule<CupView> = {
  id: 'dicium-crazy-cup',
  title: 'Crazy Cup',
  layout: 'base',
  icons: dice + icons + drawings,
  path,
  probe,
  chains,
  made,
  route,
  short(action, view, names) {
    const { lang } = names;
    const [verb, what = ''] = action.split(' ') as [Verb, string?];
    if (verb === 'step') return wayButton(action, view, names);
    if (verb === 'play' && action.includes('; ')) {
      const to = leadOf(view, action)?.way.to;
      return to ? say(t.goTo, lang, { where: terrainOf(to) ? names.title(`square:${to}`) : labelOf(view, to) }) : null;
    }
    if (verb === 'play') return say(t.play, lang, { name: useName(what as Use, lang) });
    if (verb === 'card') return say(t.playCard, lang, { name: names.title(`card:${what}`) });
    if (verb === 'tile') return say(tileButtons[view.decision ?? 'tech'] ?? t.play, lang, { name: what });
    const named = nameButtons[verb];
    if (named) {
      const name =
        verb === 'lay'
          ? labelOf(view, what as Square)
          : verb === 'take'
            ? names.title(`card:${what}`)
            : verb === 'way'
              ? names.name(`way:${what}`)
              : null;
      return name ? say(named, lang, { name }) : null;
    }
    const words = buttonWords[action as Verb] ?? buttonWords[verb];
    return words ? say(words, lang) : diceButton(action, view.size || playerOf(view, view.active).hand, lang);
  },
  round(view, { lang }) {
    if (view.over) return { text: say(t.over, lang) };
    if (view.last_round) return { text: say(t.lastRound, lang) };
    const values = { n: view.round, of: view.rounds };
    return { text: say(view.rounds - view.round <= warned ? t.roundOf : t.round, lang, values) };
  },
  mark: (view, seat) => `${playerOf(view, seat).progress}`,
  scoreName: t.raceOf,
  counters(view, seat, { lang }) {
    const player = playerOf(view, seat);
    return [
      { n: player.progress, name: (n) => noun(progressNoun, n, lang) },
      { n: player.bonuses.length, name: (n) => noun(bonusNoun, n, lang) },
      { n: player.hand, name: (n) => noun(handNoun, n, lang) },
      { n: player.tiles.length, name: (n) => noun(tileNoun, n, lang) },
      { n: player.held, name: (n) => noun(cardNoun, n, lang) },
    ];
  },
  boardName: t.course,
  matName: t.myCar,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
  End,
};
export default game as GameModule;
