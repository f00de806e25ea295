// How large the screen is, and what lies open on it beside the board.

import { MediaQuery } from 'svelte/reactivity';

export type Panel = 'rules' | 'chat' | 'menu' | 'settings' | 'signs' | 'end';
export type Drawer = 'commons' | 'log';
export type Tab = 'board' | Drawer | 'actions';

// wide: everything at once. upright: a phone, or a tablet on its short side: one above the other, drawers over
// the board. lying: little height, as on a phone on its side or a laptop at 200 %: the board takes it all.
export type Size = 'wide' | 'upright' | 'lying';
const lying = new MediaQuery('(min-width: 600px) and (max-height: 519px)');
const upright = new MediaQuery('(max-width: 719px), (max-width: 899px) and (orientation: portrait)');

export const sizeNow = (): Size => (lying.current ? 'lying' : upright.current ? 'upright' : 'wide');

// Under a thumb a field that is focused brings up a keyboard: only who touches it wants that.
const coarse = new MediaQuery('(pointer: coarse)');
export const mayFocusField = () => !coarse.current;

export class Screen {
  readonly size: Size = $derived(sizeNow());
  panel = $state<Panel | null>(null);
  clause = $state<string | null>(null); // the rule that the rules are opened at
  palette = $state(false); // the list of actions is open
  drawer = $state<Drawer | null>(null); // on a phone: what lies over the board
  showing = $state(false); // the next thing that is touched is shown to one's partners
  rival = $state<string | null>(null); // on a phone: whose side is looked at

  // The tab of a phone that is open.
  readonly tab: Tab = $derived(this.palette ? 'actions' : (this.drawer ?? 'board'));

  // A second touch on a tab goes back to the board.
  choose(tab: Tab) {
    const wanted = tab === this.tab ? 'board' : tab;
    this.palette = wanted === 'actions';
    this.drawer = wanted === 'commons' || wanted === 'log' ? wanted : null;
  }

  openRules(clause: string | null) {
    this.clause = clause;
    this.panel = 'rules';
  }
}
