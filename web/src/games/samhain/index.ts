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
import { objects, playerOf, resources, type SamhainView } from './view';
import { objectName, resourceName, say, sideName, w, wispName } from './words';

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
  counters(view, seat, lang) {
    const player = playerOf(view, seat);
    const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
    return [
      { n: player.vp, name: () => w.vp[lang] },
      ...resources.map((resource) => ({ n: player[resource], name: (n: number) => resourceName(resource, n, lang) })),
      ...objects.map((object) => ({ n: player.upright[object] + player.lying[object], name: (n: number) => objectName(object, n, lang) })),
      { n: sum(Object.values(player.worship)), name: () => w.worship[lang] },
      { n: sum(Object.values(player.members).flat()), name: (n) => w[n > 1 ? 'someMembers' : 'oneMember'][lang] },
      { n: player.wisps, name: (n) => wispName(n, lang) },
    ];
  },
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
