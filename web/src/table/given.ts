// What every part of a game is given to draw with.

import { settings } from '../ui/settings.svelte';
import type { BoardProps } from './game_module';
import type { Table } from './table.svelte';

export function givenBy(table: Table): BoardProps<unknown> {
  const { view, seats, you, names, pointing } = table;
  const { target, pick, would, considered } = pointing;
  return {
    view,
    seats,
    you,
    lang: settings.lang,
    names,
    target,
    pick,
    would,
    saying: (action) => pointing.choices.find((choice) => choice.action === action)?.words ?? '',
    answer: (action = pointing.meant?.action) => action && void pointing.act(action),
    again: (steps, actions) => void table.again(steps, actions),
    letPass: () => void table.send({ type: 'let_pass', until: 'round' }),
    considered,
    news: table.past ? [] : table.news,
    log: table.past ? table.log.filter((line) => line.move <= table.past!.move) : table.log,
  };
}
