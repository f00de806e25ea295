// Sabbat Magica at the table: how to point at an option, and the pictures.
import icons from './signs.svg?raw';
import type { GameModule } from '../../table/game_module';
import Board from './Board.svelte';
import Commons from './Commons.svelte';
import drawings from './drawings.svg?raw';
import Mat from './Mat.svelte';
import { made, path, probe } from './path';
import Rival from './Rival.svelte';
import Sign from './Sign.svelte';
import './style.css';
import { counters } from './counters';
import type { SabbatView } from './view';
import { roundWords } from './words';

const game: GameModule<SabbatView> = {
  id: 'sabbat-magica',
  title: 'Sabbat Magica',
  layout: 'base',
  icons: icons + drawings,
  path,
  probe,
  made,
  round: roundWords,
  counters,
  boardName: { fr: 'Plateau', en: 'Board' },
  matName: { fr: 'Ma table', en: 'My table' },
  Sign,
  Board,
  Commons,
  Rival,
  Mat,
};
export default game as GameModule;
