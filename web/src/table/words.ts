// What the table itself says, whatever the game.

import type { Words } from '../words';

export const t = {
  yourTurn: { fr: 'À vous :', en: 'Your turn:' },
  waitingFor: { fr: 'On attend {who}.', en: 'Waiting for {who}.' },
  confirm: { fr: 'Confirmer', en: 'Confirm' },
  undo: { fr: 'Annuler', en: 'Undo' },
  back: { fr: 'Revenir', en: 'Back' },
  you: { fr: 'Vous', en: 'You' },
  log: { fr: 'Journal', en: 'Log' },
  actions: { fr: 'Actions', en: 'Actions' },
  allActions: { fr: 'Toutes les actions permises ({n})', en: 'All legal actions ({n})' },
  commons: { fr: 'Plateau commun', en: 'Common board' },
  rivals: { fr: 'Les autres', en: 'The others' },
  board: { fr: 'Plateau', en: 'Board' },
} satisfies Record<string, Words>;
