// Samhain in the browser.

import type { GameModule } from '../../table/game_module';
import type { Words } from '../../words';
import signs from '../../icons/samhain.svg?raw';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import Mat from './Mat.svelte';
import './paint.css';
import { path, probe } from './path';
import pieces from './pieces.svg?raw';
import Rival from './Rival.svelte';
import { decisions, events } from './vocabulary';
import { playerOf, type SamhainView } from './view';
import { say, sideName, w } from './words';

function roundWords(words: Words, view: SamhainView): Words {
  const inside = (lang: 'fr' | 'en') =>
    say(words, lang, { round: view.round, rounds: view.rounds, side: sideName(view.native, lang) });
  return { fr: inside('fr'), en: inside('en') };
}

const samhain: GameModule<SamhainView> = {
  id: 'samhain',
  title: 'Samhain',
  layout: 'side',
  icons: signs + pieces,
  path,
  probe,
  round: (view) => ({
    text: view.over ? w.gameOver : roundWords(w.round, view),
    short: view.over ? w.gameOver : roundWords(w.roundShort, view),
    light: view.native,
  }),
  // Clockwise from the holder of the club.
  order(view) {
    const letters = view.seats.map((player) => player.seat);
    const first = letters.indexOf(view.first_player);
    return [...letters.slice(first), ...letters.slice(0, first)];
  },
  score: (view, seat) => playerOf(view, seat).vp,
  boardName: w.village,
  matName: w.myClan,
  Board,
  Commons,
  Rival,
  Mat,
  decisions,
  events,
};

export default samhain as GameModule;
