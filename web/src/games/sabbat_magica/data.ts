// The printed pieces that the board shows: names, signs, costs, gifts. The engine's tables
// (games/sabbat_magica/data.cpp) are the truth; a test compares.
import type { Noun, Words } from '../../words';
import type { Garden, Kind, People, Place, Region, Store } from './view';

export const regions: readonly Region[] = ['TUR', 'NES', 'GIN', 'VAD', 'FRI', 'VAL', 'BER', 'GRI'];
export const gardens: readonly Garden[] = ['GLASS', 'GLOBE', 'CANTEEN', 'TRAIN', 'ALCH', 'ZEN'];
export const isRegion = (place: Place): place is Region => regions.includes(place as Region);

export const regionVp: Record<Region, number> = { TUR: 4, NES: 3, GIN: 2, VAD: 3, FRI: 2, VAL: 3, BER: 2, GRI: 3 };

export const placeWords: Record<Place, Words> = {
  TUR: { fr: 'Turgapel', en: 'Turgapel' },
  NES: { fr: 'Neshata', en: 'Neshata' },
  GIN: { fr: 'Gineva', en: 'Gineva' },
  VAD: { fr: 'Vada', en: 'Vada' },
  FRI: { fr: 'Friburga', en: 'Friburga' },
  VAL: { fr: 'Valé', en: 'Valé' },
  BER: { fr: 'Berena', en: 'Berena' },
  GRI: { fr: 'Grisa', en: 'Grisa' },
  GLASS: { fr: 'la verrerie', en: 'the glassworks' },
  GLOBE: { fr: 'le globe de cristal', en: 'the crystal globe' },
  CANTEEN: { fr: 'la cantine', en: 'the canteen' },
  TRAIN: { fr: 'le terrain d’entraînement', en: 'the training ground' },
  ALCH: { fr: 'le bureau de l’alchimiste', en: "the alchemist's office" },
  ZEN: { fr: 'le jardin Zen', en: 'the Zen garden' },
};

export const inhabitants: Record<Region, Words> = {
  TUR: { fr: 'centaures', en: 'centaurs' },
  NES: { fr: 'lapins', en: 'rabbits' },
  GIN: { fr: 'diplomates', en: 'diplomats' },
  VAD: { fr: 'gladiateurs', en: 'gladiators' },
  FRI: { fr: 'nonnes', en: 'nuns' },
  VAL: { fr: 'fous', en: 'madmen' },
  BER: { fr: 'ours', en: 'bears' },
  GRI: { fr: 'ogres', en: 'ogres' },
};

// On the lawn there is room for a short name, and for two words below each space.
export interface GardenCard {
  short: Words;
  icon: string;
  bonus: readonly [GardenBonus, GardenBonus];
}
export interface GardenBonus {
  big: Words;
  small: Words;
  clause: string;
  full: Words;
}

export const gardenCards: Record<Garden, GardenCard> = {
  GLASS: {
    short: { fr: 'Verrerie', en: 'Glassworks' },
    icon: 'sab-glassworks',
    bonus: [
      {
        big: { fr: '+1 T', en: '+1 T' },
        small: { fr: 'miroir', en: 'mirror' },
        clause: 'SAB-6.6',
        full: { fr: 'chaque miroir donne 1 point de terreur de plus', en: 'every mirror gives 1 terror point more' },
      },
      {
        big: { fr: '+1 T', en: '+1 T' },
        small: { fr: 'fendu', en: 'cracked' },
        clause: 'SAB-6.7',
        full: {
          fr: 'un miroir fendu donne 1 point de terreur de plus',
          en: 'a cracked mirror gives 1 terror point more',
        },
      },
    ],
  },
  GLOBE: {
    short: { fr: 'Globe de cristal', en: 'Crystal globe' },
    icon: 'sab-globe',
    bonus: [
      {
        big: { fr: '+1 PV', en: '+1 VP' },
        small: { fr: 'rég. 2–3', en: 'reg. 2–3' },
        clause: 'SAB-6.8',
        full: { fr: 'les régions à 2 ou 3 PV rapportent 1 PV de plus', en: 'regions of 2 or 3 VP score 1 VP more' },
      },
      {
        big: { fr: '+1 PV', en: '+1 VP' },
        small: { fr: 'rég. 2', en: 'reg. 2' },
        clause: 'SAB-6.9',
        full: { fr: 'les régions à 2 PV rapportent 1 PV de plus', en: 'regions of 2 VP score 1 VP more' },
      },
    ],
  },
  CANTEEN: {
    short: { fr: 'Cantine', en: 'Canteen' },
    icon: 'sab-canteen',
    bonus: [
      {
        big: { fr: '−2 T', en: '−2 T' },
        small: { fr: 'repas', en: 'food' },
        clause: 'SAB-6.10',
        full: {
          fr: '2 fantômes de moins à nourrir, et 2 de plus au total de l’invocation',
          en: '2 ghosts fewer to feed, and 2 more in the total of the invocation',
        },
      },
      {
        big: { fr: '−1 T', en: '−1 T' },
        small: { fr: 'repas', en: 'food' },
        clause: 'SAB-6.11',
        full: {
          fr: '1 fantôme de moins à nourrir, et 1 de plus au total de l’invocation',
          en: '1 ghost fewer to feed, and 1 more in the total of the invocation',
        },
      },
    ],
  },
  TRAIN: {
    short: { fr: 'Entraînement', en: 'Training' },
    icon: 'sab-training',
    bonus: [
      {
        big: { fr: '+1 PV', en: '+1 VP' },
        small: { fr: 'combat', en: 'fight' },
        clause: 'SAB-6.12',
        full: { fr: 'chaque combat gagné rapporte 1 PV de plus', en: 'every fight won gives 1 VP more' },
      },
      {
        big: { fr: '+1 PV', en: '+1 VP' },
        small: { fr: 'en région', en: 'in region' },
        clause: 'SAB-6.13',
        full: {
          fr: 'un combat gagné dans une région rapporte 1 PV de plus',
          en: 'a fight won in a region gives 1 VP more',
        },
      },
    ],
  },
  ALCH: {
    short: { fr: 'Alchimiste', en: 'Alchemist' },
    icon: 'sab-alchemist',
    bonus: [
      {
        big: { fr: 'garde 2', en: 'keep 2' },
        small: { fr: 'par lot', en: 'per set' },
        clause: 'SAB-6.14',
        full: { fr: 'garder jusqu’à 2 ressources de chaque lot', en: 'keep up to 2 resources of each set' },
      },
      {
        big: { fr: 'garde 1', en: 'keep 1' },
        small: { fr: 'par lot', en: 'per set' },
        clause: 'SAB-6.15',
        full: { fr: 'garder 1 ressource de chaque lot', en: 'keep 1 resource of each set' },
      },
    ],
  },
  ZEN: {
    short: { fr: 'Jardin zen', en: 'Zen garden' },
    icon: 'sab-zen',
    bonus: [
      {
        big: { fr: '2 T', en: '2 T' },
        small: { fr: 'retour', en: 'return' },
        clause: 'SAB-6.16',
        full: {
          fr: 'un fantôme qui revient au pont-levis donne 2 points de terreur',
          en: 'a ghost that comes back to the drawbridge gives 2 terror points',
        },
      },
      {
        big: { fr: '2 T', en: '2 T' },
        small: { fr: 'de région', en: 'region' },
        clause: 'SAB-6.17',
        full: {
          fr: 'un fantôme qui revient d’une région donne 2 points de terreur',
          en: 'a ghost that comes back from a region gives 2 terror points',
        },
      },
    ],
  },
};

export const storeWords: Record<Store, Words> = {
  '2h': { fr: 'la réserve de deux heures', en: 'the two-hour store' },
  '1h': { fr: 'la réserve d’une heure', en: 'the one-hour store' },
};

export interface KindCard extends Noun {
  letter: string; // in the notation of portals and payments
  icon: string;
}
export const kindCards: Record<Kind, KindCard> = {
  spider: {
    one: { fr: 'araignée', en: 'spider' },
    many: { fr: 'araignées', en: 'spiders' },
    letter: 'S',
    icon: 'sab-spider',
  },
  rat: {
    one: { fr: 'queue de rat', en: 'rat tail' },
    many: { fr: 'queues de rat', en: 'rat tails' },
    letter: 'R',
    icon: 'sab-rat-tail',
  },
  gem: {
    one: { fr: 'pierre précieuse', en: 'gem' },
    many: { fr: 'pierres précieuses', en: 'gems' },
    letter: 'G',
    icon: 'sab-gem',
  },
  mask: { one: { fr: 'masque', en: 'mask' }, many: { fr: 'masques', en: 'masks' }, letter: 'M', icon: 'sab-mask' },
};
const kindOfLetter: Record<string, Kind> = { S: 'spider', R: 'rat', G: 'gem', M: 'mask' };

// "PT_SRG" or "1h:SR" → the kinds that its last letters name.
export function kindsNamed(letters: string): Kind[] {
  return [...letters].map((letter) => kindOfLetter[letter]).filter((kind) => kind !== undefined);
}
export const portalCost = (portal: string): Kind[] => kindsNamed(portal.replace('PT_', ''));

// Manor tiles: MT01 to MT12 give a resource, three tiles a kind; then the four special ones.
export interface SpecialTile {
  name: Words;
  icon: string;
  clause: string;
  full: Words;
}
export const specialTiles: Record<string, SpecialTile> = {
  MT13: {
    name: { fr: 'grimoire', en: 'grimoire' },
    icon: 'sab-grimoire',
    clause: 'SAB-4.12',
    full: { fr: 'défausser la ressource maudite, sans perte', en: 'discard the cursed resource, without loss' },
  },
  MT14: {
    name: { fr: 'horloge', en: 'clock' },
    icon: 'sab-clock',
    clause: 'SAB-4.13',
    full: {
      fr: 'toute la réserve d’une heure retourne dans celle de deux heures',
      en: 'the whole one-hour store goes back to the two-hour store',
    },
  },
  MT15: {
    name: { fr: 'terrorisator', en: 'terrorisator' },
    icon: 'sab-terrorisator',
    clause: 'SAB-4.14',
    full: {
      fr: 'défausser une ressource : 4 points de terreur pour une de deux heures, 2 pour une d’une heure',
      en: 'discard a resource: 4 terror points for one of two hours, 2 for one of one hour',
    },
  },
  MT16: {
    name: { fr: 'éprouvette', en: 'test tube' },
    icon: 'sab-test-tube',
    clause: 'SAB-4.15',
    full: {
      fr: 'échanger des ressources d’une sorte contre d’autres',
      en: 'exchange resources of one kind for others',
    },
  },
};
export function kindOfTile(tile: string): Kind | undefined {
  const number = Number(tile.slice(2)) - 1;
  return number < 12 ? (['spider', 'rat', 'gem', 'mask'] as const)[Math.floor(number / 3)] : undefined;
}

export interface PeopleCard {
  name: Words;
  magician: Words;
  ghosts: Words;
  paint: 1 | 2 | 3 | 4; // data-seat: the paint and the shape of the people
  sign: string; // suffix of the drawings
}
export const peopleCards: Record<People, PeopleCard> = {
  ARG: {
    name: { fr: 'Argosola', en: 'Argosola' },
    magician: { fr: 'la succube', en: 'the succubus' },
    ghosts: { fr: 'esclaves', en: 'thralls' },
    paint: 1,
    sign: 'A',
  },
  ZUG: {
    name: { fr: 'Zugriga', en: 'Zugriga' },
    magician: { fr: 'le vampire', en: 'the vampire' },
    ghosts: { fr: 'sbires', en: 'minions' },
    paint: 2,
    sign: 'Z',
  },
  SAN: {
    name: { fr: 'Sanagal', en: 'Sanagal' },
    magician: { fr: 'le mage', en: 'the mage' },
    ghosts: { fr: 'esprits', en: 'spirits' },
    paint: 3,
    sign: 'S',
  },
  LUS: {
    name: { fr: 'Luserna', en: 'Luserna' },
    magician: { fr: 'l’elfe', en: 'the elf' },
    ghosts: { fr: 'feux follets', en: "will-o'-the-wisps" },
    paint: 4,
    sign: 'L',
  },
};

export type Gift = { gift: 'terror' | 'vp'; n: number } | { gift: 'choice' } | { gift: 'named'; kind: Kind };
export interface TimeCard {
  name: Words;
  actions: number;
  slots: readonly Gift[]; // four, or none
}
const choice: Gift = { gift: 'choice' };
const terror = (n: number): Gift => ({ gift: 'terror', n });
const vp = (n: number): Gift => ({ gift: 'vp', n });
const named = (kind: Kind): Gift => ({ gift: 'named', kind });
export const timeCards: Record<string, TimeCard> = {
  TC_FULL: { name: { fr: 'Pleine lune', en: 'Full Moon' }, actions: 4, slots: [] },
  TC_FOOLS: {
    name: { fr: 'La Fête des Fous', en: 'Feast of Fools' },
    actions: 4,
    slots: [terror(2), vp(2), choice, choice],
  },
  TC_NATURE: {
    name: { fr: 'La Fête de Mère Nature', en: "Mother Nature's Feast" },
    actions: 4,
    slots: [named('spider'), named('rat'), named('gem'), named('mask')],
  },
  TC_HARVEST: {
    name: { fr: 'La Fête des Moissons', en: 'Harvest Feast' },
    actions: 3,
    slots: [vp(2), terror(2), vp(1), terror(1)],
  },
  TC_HALF: { name: { fr: 'Demi-lune', en: 'Half Moon' }, actions: 3, slots: [choice, vp(1), terror(2), terror(1)] },
  TC_CARNIVAL: { name: { fr: 'Carnaval', en: 'Carnival' }, actions: 2, slots: [choice, choice, terror(2), terror(2)] },
  TC_DARK: { name: { fr: 'Lune noire', en: 'Dark Moon' }, actions: 2, slots: [choice, choice, vp(2), vp(2)] },
};

export interface PowerCard {
  name: Words;
  effect: Words;
  people: People;
  clause: string;
}
export const powerCards: Record<string, PowerCard> = {
  luxuriance: {
    name: { fr: 'Luxuriance', en: 'Luxuriance' },
    effect: {
      fr: '2 ressources au choix dans la réserve de deux heures',
      en: '2 resources of any kind to the two-hour store',
    },
    people: 'LUS',
    clause: 'SAB-8.15',
  },
  apparition: {
    name: { fr: 'Apparition', en: 'Apparition' },
    effect: {
      fr: 'chaque voisin reçoit 1 ressource qui n’a plus qu’une heure',
      en: 'each neighbour gets 1 resource in the one-hour store',
    },
    people: 'LUS',
    clause: 'SAB-8.17',
  },
  'secret-area': {
    name: { fr: 'Zone secrète', en: 'Secret area' },
    effect: { fr: 'un fantôme ni déplacé ni attaqué', en: 'a ghost neither moved nor attacked' },
    people: 'LUS',
    clause: 'SAB-8.18',
  },
  doppelganger: {
    name: { fr: 'Doppelgänger', en: 'Doppelgänger' },
    effect: { fr: 'l’effet de la case une seconde fois', en: 'the effect of the square once more' },
    people: 'SAN',
    clause: 'SAB-8.21',
  },
  teleportation: {
    name: { fr: 'Téléportation', en: 'Teleportation' },
    effect: { fr: 'entrer dans une région sans payer', en: 'enter a region without paying' },
    people: 'SAN',
    clause: 'SAB-8.23',
  },
  fireball: {
    name: { fr: 'Boule de feu', en: 'Fireball' },
    effect: {
      fr: 'un fantôme du pont-levis de chaque voisin au cimetière',
      en: 'a drawbridge ghost of each neighbour to the graveyard',
    },
    people: 'SAN',
    clause: 'SAB-8.24',
  },
  bats: {
    name: { fr: 'Chauves-souris', en: 'Bats' },
    effect: { fr: 'voler vers une case libre quelconque', en: 'fly to any unoccupied square' },
    people: 'ZUG',
    clause: 'SAB-8.25',
  },
  seduction: {
    name: { fr: 'Séduction', en: 'Seduction' },
    effect: { fr: 'prendre toutes les pierres précieuses des voisins', en: 'take all gems of the neighbours' },
    people: 'ZUG',
    clause: 'SAB-8.26',
  },
  immortality: {
    name: { fr: 'Don d’immortalité', en: 'Gift of immortality' },
    effect: { fr: 'le sbire détruit réapparaît ailleurs', en: 'the destroyed minion reappears elsewhere' },
    people: 'ZUG',
    clause: 'SAB-8.28',
  },
  booster: {
    name: { fr: 'Accélération', en: 'Booster' },
    effect: { fr: 'les fantômes avancent de deux lieux', en: 'ghosts move two places' },
    people: 'ARG',
    clause: 'SAB-8.31',
  },
  spell: {
    name: { fr: 'Sortilège', en: 'Spell' },
    effect: { fr: 'voler 1 point de terreur à chaque voisin', en: 'steal 1 terror point from each neighbour' },
    people: 'ARG',
    clause: 'SAB-8.33',
  },
  frenzy: {
    name: { fr: 'Frénésie', en: 'Frenzy' },
    effect: { fr: 'gagner 3 points de terreur', en: 'gain 3 terror points' },
    people: 'ARG',
    clause: 'SAB-8.34',
  },
};

export const squares: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  ['a', 'b', 'c', 'd'].map((column) => column + row),
);
export const mirrorIds: readonly string[] = [
  ...['a', 'b', 'c', 'd'].map((c) => `N-${c}`),
  ...[1, 2, 3, 4].map((r) => `E-${r}`),
  ...['a', 'b', 'c', 'd'].map((c) => `S-${c}`),
  ...[1, 2, 3, 4].map((r) => `W-${r}`),
];
