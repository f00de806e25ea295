// The printed board of this game: B4a is green (CIV-1.20), and the hero of colours has one or two seals of its colour.

import { bonusOf, type Bonus, type Printed } from '../dicium/dice';
import type { PaintName, PlayerView } from './view';

export const printed: Printed = (slot) => (slot === 'B4a' ? 'GREEN' : bonusOf(slot));

const ofHero: Record<PaintName, readonly Bonus[]> = {
  red: ['RED'],
  green: ['GREEN'],
  blue: ['BLUE', 'BLUE'],
  yellow: ['YELLOW', 'YELLOW'],
};
// Seals that a hero who has been laid adds (CIV-1.18).
export const heroSeals = (player: PlayerView): readonly Bonus[] => (player.heroes[0] ? ofHero[player.colour] : []);
