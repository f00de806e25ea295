// Evenfall in the browser.

import type { GameModule } from '../../table/game_module';
import { playerOf } from '../../table/seats';
import { isOne, say, type Words } from '../../words';
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
import { paints, resources, type EvenfallView, type Names } from './view';
import { route } from './told';
import { cardNoun, placeNoun, t } from './words';

// What a button says, where the words of the option are long.
const buttons: Partial<Record<Verb, Words>> = {
  clan: t.take,
  toss: t.discardIt,
  discover: t.discover,
  token: t.activate,
  ritual: t.play,
  specialist: t.asSpecialist,
  council: t.asCouncil,
  region: t.use,
  space: t.use,
  board: t.use,
  build: t.build,
  tap: t.use,
  borrow: t.use,
  pass: t.pass,
  end: t.end,
  onto: t.lay,
  catalyst: t.build,
  stop: t.stop,
  take: t.take,
  give: t.pay,
  mana: t.take,
  discard: t.discardIt,
  transfer: t.transfer,
  harvest: t.harvest,
  accept: t.accept,
  go: t.choose,
  find: t.discover,
  remove: t.remove,
  move: t.choose,
  retrieve: t.recall,
  copy: t.choose,
  bonus: t.choose,
  pay: t.pay,
  win: t.take,
  resolve: t.choose,
};
function short(action: string, view: EvenfallView, { lang }: Names): string | null {
  const [verb = '', n] = action.split(' ');
  if (verb === 'dial') return say(t.seal, lang, { n: n ?? '' });
  if (verb === 'decline') return say(view.decision === 'transfer' ? t.keepThere : t.decline, lang);
  const words = buttons[verb as Verb];
  return words ? say(words, lang) : null;
}

const phases: Record<EvenfallView['phase'], Words> = {
  clans: t.clans,
  resources: t.scout,
  expert: t.scout,
  action: t.action,
  battle: t.battle,
  round_end: t.roundEnd,
  end: t.counted,
};

const game: GameModule<EvenfallView> = {
  id: 'evenfall',
  title: 'Evenfall',
  layout: 'base',
  icons: icons + drawings,
  path,
  probe,
  made,
  route,
  short,
  round(view, { lang }) {
    const phase = say(view.over ? t.counted : phases[view.phase], lang);
    return {
      text: view.over ? phase : say(t.round, lang, { n: view.round, phase }),
      short: view.over ? phase : say(t.roundShort, lang, { n: view.round }),
    };
  },
  paint(view, seat) {
    const clan = playerOf(view, seat).clan;
    if (clan) return paints[clan];
    const taken = view.seats.flatMap((one) => (one.clan ? [paints[one.clan]] : []));
    const free = ([1, 2, 3, 4] as const).filter((one) => !taken.includes(one));
    const waiting = view.seats.filter((one) => !one.clan).map((one) => one.seat);
    return free[waiting.indexOf(seat)] ?? 1;
  },
  counters(view, seat, names: Names) {
    const player = playerOf(view, seat);
    return [
      { n: player.vp, name: () => names.caption('vp') },
      ...resources.map((resource) => ({
        n: player[resource],
        name: (n: number) => names.name(`resource:${resource}`, n),
      })),
      { n: player.mana, name: () => names.name('mana') },
      { n: player.hand_size, name: (n) => cardNoun(n, names.lang) },
      ...(
        [
          ['worker:witch', player.witches],
          ['worker:elder', player.elders],
        ] as const
      ).map(([id, held]) => ({
        n: held,
        name: (n: number) => (isOne(n, names.lang) ? names.caption(id) : names.name(id, n)),
      })),
      { n: player.coven, name: () => names.caption('coven') },
      { n: player.outer.length + player.inner.length, name: (n) => placeNoun(n, names.lang) },
      { n: player.inner.length, name: () => say(t.atInner, names.lang) },
    ];
  },
  boardName: t.lands,
  matName: t.myClan,
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
};

export default game as GameModule;
