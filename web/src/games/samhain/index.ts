// Samhain in the browser.

import type { GameModule } from '../../table/game_module';
import { playerOf } from '../../table/seats';
import { say } from '../../words';
import icons from './signs.svg?raw';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import Mat from './Mat.svelte';
import './style.css';
import { made, path, probe } from './path';
import drawings from './drawings.svg?raw';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import { objects, resources, type Names, type SamhainView } from './view';
import { sideName, t } from './words';

function round(view: SamhainView, names: Names) {
  const values = { round: view.round, rounds: view.rounds, side: sideName(view.native, names) };
  const [text, short] = view.over ? [t.gameOver, t.gameOver] : [t.round, t.roundShort];
  return { text: say(text, names.lang, values), short: say(short, names.lang, values), light: view.native };
}

const game: GameModule<SamhainView> = {
  id: 'samhain',
  title: 'Samhain',
  layout: 'side',
  icons: icons + drawings,
  path,
  probe,
  made,
  round,
  counters(view, seat, names: Names) {
    const player = playerOf(view, seat);
    const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
    return [
      { n: player.vp, name: () => names.caption('vp') },
      ...resources.map((resource) => ({
        n: player[resource],
        name: (n: number) => names.name(`cube:${resource}`, n),
      })),
      ...objects.map((object) => ({
        n: player.upright[object] + player.lying[object],
        name: (n: number) => names.name(`object:${object}`, n),
      })),
      { n: sum(Object.values(player.worship)), name: () => names.caption('pa') },
      { n: sum(Object.values(player.members).flat()), name: (n) => names.name('member', n) },
      { n: player.wisps, name: (n) => names.name('wisp', n) },
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
