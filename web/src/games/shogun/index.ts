// Shogun at the table: how to point at an option, and the pictures.

import type { GameModule } from '../../table/game_module';
import { playerOf } from '../../table/seats';
import { say } from '../../words';
import dice from '../dicium/signs.svg?raw';
import { diceButton, noun } from '../dicium/words';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import drawings from './drawings.svg?raw';
import End from './End.svelte';
import Mat from './Mat.svelte';
import { route } from './motion';
import { made, path, probe } from './path';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import icons from './signs.svg?raw';
import './style.css';
import { paints, stockOf, type ShogunView, type Use } from './view';
import { bonusNoun, buttonWords, coaching, pawnNoun, t, tileNoun, useName } from './words';

const game: GameModule<ShogunView> = {
  id: 'dicium-shogun',
  title: 'Shogun',
  layout: 'side',
  icons: dice + icons + drawings,
  path,
  probe,
  made,
  route,
  short(action, view, { lang }) {
    const [verb = '', where = ''] = action.split(' ');
    const words = buttonWords[verb];
    if (verb === 'play')
      return say(t.play, lang, { name: useName(where as Use, playerOf(view, view.active).camp, lang) });
    return words ? say(words, lang, { where }) : diceButton(action, playerOf(view, view.active).hand, lang);
  },
  paint: (view, seat) => (paints.indexOf(playerOf(view, seat).colour) + 1) as 1 | 2 | 3 | 4,
  round(view, { lang }) {
    const values = { n: view.turn, left: view.alerts, of: view.alerts_of };
    return {
      text: say(view.over ? t.over : view.turn === 0 ? t.setup : t.turn, lang, values),
      short: say(view.over ? t.over : t.turnShort, lang, values),
    };
  },
  coach: (view, { lang }) =>
    view.options.introduction === 'on' && view.turn <= view.seats.length && !view.over
      ? coaching.map((one) => say(one, lang))
      : [],
  scoreName: t.race,
  counters(view, seat, { lang }) {
    const player = playerOf(view, seat);
    const pawns = player.pawns.length - stockOf(player);
    return [
      { n: pawns, name: (n) => noun(pawnNoun, n, lang) },
      { n: player.tiles, name: (n) => noun(tileNoun, n, lang) },
      { n: player.bonuses.length, name: (n) => noun(bonusNoun, n, lang) },
      { n: player.hand, name: () => say(t.handDice, lang) },
      { n: player.progress, name: () => say(t.progress, lang) },
    ];
  },
  boardName: t.castle,
  matName: t.myCamp,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
  End,
};
export default game as GameModule;
