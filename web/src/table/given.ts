// What every part of a game is given to draw with.

import { settings } from '../ui/settings.svelte';
import type { BoardProps } from './game_module';
import type { Table } from './table.svelte';

export const givenBy = (table: Table): BoardProps<unknown> => ({
  view: table.view,
  seats: table.seats,
  you: table.you,
  lang: settings.lang,
  names: table.names,
  target: table.pointing.target,
  pick: table.pointing.pick,
  would: table.pointing.would,
  confirm: table.pointing.confirm,
  answer: (action) => void table.pointing.act(action),
  considered: table.pointing.considered,
  news: table.past ? [] : table.news,
});
