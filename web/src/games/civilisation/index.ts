// Civilisation at the table: how to point at an option, and the pictures.

import type { GameModule } from '../../table/game_module';
import type { Names } from '../../table/names';
import { playerOf } from '../../table/seats';
import { listed, say } from '../../words';
import type { Face } from '../dicium/dice';
import dice from '../dicium/signs.svg?raw';
import { diceButton, faceName, noun } from '../dicium/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { monsterOn } from './chart';
import Commons from './Commons.svelte';
import drawings from './drawings.svg?raw';
import Mat from './Mat.svelte';
import { route } from './motion';
import { made, path, probe } from './path';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import icons from './signs.svg?raw';
import './style.css';
import { isSolo, paints, pawnOn, tilesOf, type CivView, type Square, type Use } from './view';
import { chains } from './ways';
import { bonusNoun, buttonWords, handNoun, pointNoun, sageNoun, t, tileNoun, useName } from './words';

const named: Partial<Record<string, string>> = {
  take: 'card',
  secret: 'secret',
  claim: 'objective',
  trade: 'objective',
};

function buttonOf(action: string, view: CivView, names: Names): string | null {
  const { lang } = names;
  const [verb = '', what = ''] = action.split('; ').at(-1)!.split(' ');
  if (verb === 'play') return say(t.play, lang, { name: useName(what as Use, lang) });
  if (verb === 'card') return say(t.playCard, lang, { name: names.title(`card:${what}`) });
  const monster = verb === 'go' ? monsterOn(view, what as Square) : undefined;
  if (monster) return say(t.fightWith, lang, { who: names.name(`monster:${monster}`) });
  if (verb === 'go' && pawnOn(view, what as Square)) return say(t.attack, lang, { what });
  const words = buttonWords[verb];
  if (!words) return diceButton(action, view.size || playerOf(view, view.active).hand, lang);
  if (verb === 'faces') {
    const kept = action.split(' ').slice(1) as Face[];
    return say(words, lang, {
      what: listed(
        kept.map((face) => faceName(face, lang)),
        lang,
      ),
    });
  }
  const kind = named[verb];
  return say(words, lang, { what: kind ? names.title(`${kind}:${what}`) : what });
}

const game: GameModule<CivView> = {
  id: 'dicium-civilisation',
  title: 'Civilisation',
  layout: 'side',
  icons: dice + icons + drawings,
  path,
  probe,
  chains,
  made,
  route,
  short: buttonOf,
  paint: (view, seat) => (paints.indexOf(playerOf(view, seat).colour) + 1) as 1 | 2 | 3 | 4,
  round(view, { lang }) {
    if (view.over) return { text: say(t.over, lang) };
    if (view.turn === 0) return { text: say(t.setup, lang) };
    if (isSolo(view)) return { text: say(t.turnOf, lang, { n: view.round, of: view.rounds }) };
    if (view.last_round) return { text: say(t.lastRound, lang) };
    const values = { n: view.round, left: view.vp_pile };
    return { text: say(t.round, lang, values), short: say(t.roundShort, lang, values) };
  },
  counters(view, seat, { lang }) {
    const player = playerOf(view, seat);
    return [
      { n: player.vp, name: (n) => noun(pointNoun, n, lang) },
      { n: tilesOf(player).length, name: (n) => noun(tileNoun, n, lang) },
      { n: player.bonuses.length, name: (n) => noun(bonusNoun, n, lang) },
      { n: player.hand, name: (n) => noun(handNoun, n, lang) },
      { n: player.held, name: (n) => noun(sageNoun, n, lang) },
    ];
  },
  boardName: t.map,
  matName: t.myPeople,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
  Beside,
};
export default game as GameModule;
