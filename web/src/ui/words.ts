// What dialogs, notices and the settings say.

import type { Words } from '../words';

export const t = {
  language: { fr: 'Langue', en: 'Language' },
  yourName: { fr: 'Votre nom', en: 'Your name' },
  settings: { fr: 'Réglages', en: 'Settings' },
  close: { fr: 'Fermer', en: 'Close' },
  motion: { fr: 'Animations', en: 'Animation' },
  motionOff: { fr: 'aucune', en: 'none' },
  motionQuick: { fr: 'rapides', en: 'quick' },
  motionNormal: { fr: 'normales', en: 'normal' },
  motionSlow: { fr: 'lentes', en: 'slow' },
  textSize: { fr: 'Taille du texte', en: 'Text size' },
  textNormal: { fr: 'normale', en: 'normal' },
  textLarge: { fr: 'grande', en: 'large' },
  textLarger: { fr: 'très grande', en: 'very large' },
  colours: { fr: 'Couleurs', en: 'Colours' },
  candle: { fr: 'à la bougie', en: 'candle-light' },
  clear: { fr: 'contrastées', en: 'high contrast' },
  confirmTurn: { fr: 'Confirmer la fin de mon tour', en: 'Confirm the end of my turn' },
  confirmMoves: { fr: 'Confirmer chaque choix par un second clic', en: 'Confirm every choice with a second click' },
} satisfies Record<string, Words>;
