// Samhain in the browser.

import type { GameModule } from '../../table/game_module';
import { playerOf } from '../../table/seats';
import { both, noun, say, type Words } from '../../words';
import icons from './signs.svg?raw';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import Mat from './Mat.svelte';
import './style.css';
import { made, path, probe } from './path';
import drawings from './drawings.svg?raw';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import { objects, resources, type SamhainView } from './view';
import { memberNoun, objectName, resourceName, sideName, t, wispName } from './words';

const roundWords = (words: Words, view: SamhainView): Words =>
  both((lang) => say(words, lang, { round: view.round, rounds: view.rounds, side: sideName(view.native, lang) }));

const game: GameModule<SamhainView> = {
  id: 'samhain',
  title: 'Samhain',
  layout: 'side',
  icons: icons + drawings,
  path,
  probe,
  made,
  round: (view) => ({
    text: view.over ? t.gameOver : roundWords(t.round, view),
    short: view.over ? t.gameOver : roundWords(t.roundShort, view),
    light: view.native,
  }),
  // Clockwise from the holder of the club.
  order(view) {
    const letters = view.seats.map((player) => player.seat);
    const first = letters.indexOf(view.first_player);
    return [...letters.slice(first), ...letters.slice(0, first)];
  },
  score: (view, seat) => playerOf(view, seat).vp,
  counters(view, seat, lang) {
    const player = playerOf(view, seat);
    const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
    return [
      { n: player.vp, name: () => say(t.vp, lang) },
      ...resources.map((resource) => ({ n: player[resource], name: (n: number) => resourceName(resource, n, lang) })),
      ...objects.map((object) => ({
        n: player.upright[object] + player.lying[object],
        name: (n: number) => objectName(object, n, lang),
      })),
      { n: sum(Object.values(player.worship)), name: () => say(t.worship, lang) },
      { n: sum(Object.values(player.members).flat()), name: (n) => noun(memberNoun, n, lang) },
      { n: player.wisps, name: (n) => wispName(n, lang) },
    ];
  },
  boardName: t.village,
  matName: t.myClan,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
};

export default game as GameModule;
