// What a game brings to the table in the browser: its pictures, and how to point at an option.
//
// Movement is the table's business (motion.ts): a game only marks what can move or change.
//   data-piece="member-A"  a piece; equal names are interchangeable. After a move the table lets pieces
//                          travel from where one of that name lay before.
//   data-about="card:C05"  everything that can be pointed at: what it is comes from the server (pieces.ts).
//                          <Target> does it by itself; data-now="3 left" says how it stands just now.
//   data-clear             what is read while one chooses: no note lies on it if it can be helped.
//   data-count="A wood"    an element whose text is a number; a change floats up as +1 or −1.
//
// The page allows no inline style: write style:left={…} or style={…}, never a constant style="…".
// The size of the screen is on the table (screen.svelte.ts): :global(.v-table[data-size='upright']) { … }, 'lying',
// 'wide'. What a board draws goes by its own room (@container), and its words grow with --text (tokens.css).

import type { Component } from 'svelte';
import type { LogLine } from '../protocol';
import type { Lang, Words } from '../words';
import type { Names } from './names';
import type { Path } from './picking';
import type { Counter } from './sums';

export interface SeatInfo {
  seat: string; // "A" …
  name: string;
  initial: string; // the letter on the pieces
  colour: 1 | 2 | 3 | 4; // data-seat of tokens.css
  you: boolean;
  connected: boolean;
  computer: boolean;
  level?: string; // of a computer, in words
  owes: boolean; // the table waits for this seat
  mate?: true; // plays on your side, in a game of teams
  resigned?: true; // a person who has given up, whoever has played the seat since
}

export interface TargetState {
  legal: boolean; // it can be picked now
  next: boolean; // it goes on from what is picked already (or nothing is picked yet)
  chosen: boolean; // it is part of what is picked
  ready: boolean; // it is the last of a whole path: picking it again commits
}

export interface BoardProps<View, Id extends string = string> {
  view: View;
  seats: SeatInfo[];
  you: string | null;
  lang: Lang;
  names: Names<Id>; // what things are called, what they mean, their numbers: never a board's own words
  target: (id: string) => TargetState;
  pick: (id: string) => void; // <Target> does it by itself
  would: (id: string) => readonly string[]; // the places that are picked once this one is pointed at
  saying: (action: string) => string; // an option in the server's words; nothing, where it is none
  answer: (action?: string) => void; // does this, or what is meant, as a button of the decision bar
  again: (steps: number, actions: string[]) => void; // takes back so many answers, and gives these instead
  letPass: () => void; // passes what is asked, and its like for the rest of the round
  considered: string | null; // the action whose consequences are shown
  news: readonly LogLine[]; // what the newest frame has told
  log: readonly LogLine[]; // up to the moment that is shown
}

// What the end of a game is told with.
export type EndProps<View> = Pick<BoardProps<View>, 'view' | 'seats' | 'lang' | 'names'> & {
  log: readonly LogLine[]; // of the whole game
  part: 'how' | 'facts'; // how it ended, over the whole width; what each has done, beside the chart
};

// Several answers that are meant as one: "step 38; step C2; step 44".
export interface Chain {
  action: string; // the actions, "; " between them
  words: string;
}

export interface GameModule<View = unknown> {
  id: string; // as the server calls the game: "sabbat-magica"
  title: string;
  layout: 'side' | 'base';
  icons: string; // symbols for <Icon>, inlined once: import icons from './signs.svg?raw'
  // What the seat that is asked points at to mean this option: ["member:C02", "card:C05"], with a set where
  // the order does not matter (picking.ts). An empty path makes a button of the decision bar (pass, yes …).
  path(action: string, view: View, decision: string, seat: string): Path;
  // What is asked for bit by bit and meant as a whole: further options, given in one go as far as nothing new is shown.
  chains?(view: View, decision: string, seat: string, names: Names): Chain[];
  // An action that this place would mean if it were legal, after what is picked already, for "why not?".
  probe?(id: string, view: View, decision: string, seat: string, picked: readonly string[]): string | null;
  round(view: View, names: Names): { text: string; short?: string; light?: 'light' | 'dark' | 'both' };
  mark?(view: View, seat: string): string; // beside a name above: how far one has come
  paint?(view: View, seat: string): SeatInfo['colour']; // where it does not go by the order of the seats
  counters(view: View, seat: string, names: Names): Counter[]; // always the same ones in the same order
  Sign: Component<{ name: string }>; // a sign of the glossary, in its paints
  main?(action: string): boolean; // of the buttons, the one that stands out
  ownPayment?: true; // it is laid unit by unit on the board, instead of the panel of every game (Payment.svelte)
  // Places and pieces that have been chosen in what is under way, where the rules go on to ask for more.
  made?(view: View, seat: string): string[];
  // What a button says that does it, where the words of the option are long: "Relancer 2 dés".
  short?(action: string, view: View, names: Names): string | null;
  // Places that a piece has gone through, the first and the last one included (motion.svelte.ts).
  route?(piece: string, view: View, news: readonly LogLine[]): string[];
  scoreName?: Words; // what the chart of the end shows, where it is no points
  coach?(view: View, names: Names): string[]; // a few sentences over the log, for who learns the game
  boardName: Words; // the phone's first tab: "Village", "Château"
  matName: Words; // the phone's tab of one's own side: "Mon clan"
  Board: Component<BoardProps<View>>;
  Commons: Component<BoardProps<View>>;
  Rival: Component<BoardProps<View> & { seat: SeatInfo; whole?: boolean }>; // whole: with room for everything
  Mat: Component<BoardProps<View> & { seat: SeatInfo }>;
  End?: Component<EndProps<View>>; // where there are no points: what the end shows instead of their sheet
  Beside?: Component<Omit<EndProps<View>, 'part'>>; // what the end shows beside the sheet of points
}
