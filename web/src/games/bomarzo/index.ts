// Bomarzo in the browser.

import type { GameModule } from '../../table/game_module';
import { playerOf } from '../../table/seats';
import { say, type Words } from '../../words';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import drawings from './drawings.svg?raw';
import type { Verb } from './generated';
import Mat from './Mat.svelte';
import { made, path, probe } from './path';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import icons from './signs.svg?raw';
import './style.css';
import { resources, tracks, type BomarzoView, type Deity, type Names } from './view';
import { t } from './words';

// What a button says, where the words of the option are long.
const buttons: Partial<Record<Verb, Words>> = {
  take: t.take,
  keep: t.keep,
  advance: t.advance,
  discard: t.discard,
  harvest: t.harvest,
  pass: t.pass,
  done: t.offerWord,
  collect: t.collect,
  seize: t.take,
  pick: t.take,
  play: t.play,
  improve: t.improve,
  climb: t.advance,
  slide: t.slide,
  under: t.slide,
  copy: t.copyWord,
  adore: t.adore,
  revere: t.keep,
  decline: t.decline,
  stop: t.stop,
};
function short(action: string, view: BomarzoView, names: Names): string | null {
  const [verb = '', what] = action.split(' ');
  if (verb === 'place') return say(t.goTo, names.lang, { who: names.title(`deity:${what as Deity}`) });
  if (verb === 'pass' && view.decision === 'copy') return say(t.letPassWord, names.lang);
  if (verb === 'decline' && view.decision === 'raise') return say(t.noRaise, names.lang);
  if (verb === 'stop' && view.decision === 'draws') return say(t.noDraw, names.lang);
  if (verb === 'done' && view.decision === 'copy_payment') return say(t.copyWord, names.lang);
  if (verb === 'raise') return names.title('power:raise');
  const words = buttons[verb as Verb];
  return words ? say(words, names.lang) : null;
}

const game: GameModule<BomarzoView> = {
  id: 'bomarzo',
  title: 'Bomarzo',
  layout: 'base',
  icons: icons + drawings,
  ownPayment: true,
  path,
  probe,
  made,
  short,
  main: (action) => action === 'done',
  round(view, { lang }) {
    const values = { n: view.season, of: view.seasons };
    const setUp = view.phase === 'extra' || view.phase === 'keep' || view.phase === 'opening';
    return {
      text: say(view.over ? t.counted : setUp ? t.opening : t.round, lang, values),
      short: say(view.over ? t.counted : t.roundShort, lang, values),
    };
  },
  counters(view, seat, names: Names) {
    const player = playerOf(view, seat);
    return [
      { n: player.vp, name: () => names.caption('vp') },
      ...resources.map((resource) => ({
        n: player.cubes[resource],
        name: (n: number) => names.name(`resource:${resource}`, n),
      })),
      { n: player.hand_size, name: () => names.caption('lane:card').toLowerCase() },
      ...tracks.map((track) => ({ n: player.tracks[track], name: () => names.name(`track:${track}`) })),
      { n: player.pawns, name: (n) => names.name('pawn', n) },
      { n: player.temples, name: () => say(t.templesCol, names.lang) },
    ];
  },
  boardName: t.grove,
  matName: t.myVillage,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
};

export default game as GameModule;
