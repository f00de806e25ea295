// What lies open on the screen beside the board.

export type Panel = 'rules' | 'chat' | 'menu' | 'settings' | 'signs' | 'end';
export type Drawer = 'commons' | 'log';
export type Tab = 'board' | Drawer | 'actions';

export class Screen {
  panel = $state<Panel | null>(null);
  clause = $state<string | null>(null); // the rule that the rules are opened at
  palette = $state(false); // the list of actions is open
  drawer = $state<Drawer | null>(null); // on a phone: what lies over the board

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
