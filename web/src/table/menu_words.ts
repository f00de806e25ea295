// What only the menu of the table says: it comes when the menu is opened.

import type { Words } from '../words';

export const m = {
  resignWithSideSure: {
    fr: 'Si vos partenaires sont d’accord, votre camp aura perdu.',
    en: 'If your partners agree, your side will have lost.',
  },
  resignTwoSure: { fr: 'La partie s’arrêtera, et vous aurez perdu.', en: 'The game will end, and you will have lost.' },
  resignSure: {
    fr: 'L’ordinateur finira votre partie, et vous aurez perdu.',
    en: 'The computer will finish your game, and you will have lost.',
  },
  offerDrawSure: {
    fr: 'Si tous acceptent, la partie s’arrête sans vainqueur.',
    en: 'If everybody agrees, the game ends without a winner.',
  },
  abandonSure: { fr: 'La partie s’arrêtera sans résultat.', en: 'The game will end without a result.' },
  fairness: { fr: 'Hasard vérifiable', en: 'Fair dice' },
  fairnessHelp: {
    fr: 'Empreinte de la graine, publiée au départ ; la graine vient à la fin, et « veillee verify » rejoue la partie.',
    en: 'Digest of the seed, published at the start; the seed follows at the end, and “veillee verify” replays the game.',
  },
  seed: { fr: 'Graine', en: 'Seed' },
  keys: { fr: 'Touches', en: 'Keys' },
  keysList: {
    fr: 'A actions · Entrée confirmer · Échap revenir · U annuler · I conseil · R règles · G signes · ? règle de la chose montrée · C discussion · L regarde ici (aussi Alt et clic) · S depuis mon tour · ← → revoir · Maj et flèches : tout parcourir',
    en: 'A actions · Enter confirm · Esc back · U undo · I hint · R rules · G signs · ? rule of what is pointed at · C chat · L look here (Alt and click, too) · S since my turn · ← → replay · Shift and arrows: to everything',
  },
} satisfies Record<string, Words>;
