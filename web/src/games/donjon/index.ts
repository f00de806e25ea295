// Donjon at the table: how to point at an option, and the pictures.

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
import { paintOf, type DonjonView, type Use } from './view';
import { bonusNoun, buttonWords, t, thingNoun, trophyNoun, useName } from './words';

const game: GameModule<DonjonView> = {
  id: 'dicium-donjon',
  title: 'Donjon',
  layout: 'side',
  icons: dice + icons + drawings,
  path,
  probe,
  made,
  route,
  short(action, view, { lang }) {
    const [verb = '', where = ''] = action.split(' ');
    if (verb === 'play') return say(t.play, lang, { name: useName(where as Use, lang) });
    if (verb === 'reveal') return say(view.king ? t.throwKing : t.reveal, lang);
    const words = buttonWords[verb];
    return words ? say(words, lang, { where }) : diceButton(action, view.size || view.dice_allowed, lang);
  },
  paint: (view, seat) => paintOf[playerOf(view, seat).hero],
  round(view, { lang }) {
    const values = { n: view.turn, of: view.turns };
    return {
      text: say(view.over ? t.over : view.turn === 0 ? t.setup : t.turn, lang, values),
      short: say(view.over ? t.over : t.turnShort, lang, {
        n: view.turn,
        open: view.opened_chests,
        of: view.objective,
      }),
    };
  },
  scoreName: t.race,
  counters(view, seat, { lang }) {
    const player = playerOf(view, seat);
    return [
      { n: player.trophies.length, name: (n) => noun(trophyNoun, n, lang) },
      { n: player.bonuses.length, name: (n) => noun(bonusNoun, n, lang) },
      {
        n: player.scrolls.length + player.objects.length,
        name: (n) => noun(thingNoun, n, lang),
      },
    ];
  },
  boardName: t.dungeon,
  matName: t.mySheet,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
  End,
};
export default game as GameModule;
