// What the board of Sabbat Magica says itself; sentences about actions come from the server.

import { say, type Lang, type Words } from '../../words';
import type { Names, SabbatView } from './view';

export const t = {
  hour: { fr: '{nth} heure sur {of}', en: 'Hour {n} of {of}' },
  hourShort: { fr: '{nth} heure', en: 'Hour {n}' },
  action: { fr: 'action {n} sur {of}', en: 'action {n} of {of}' },
  over: { fr: 'Partie finie', en: 'Game over' },
  terrorNow: { fr: 'terreur : {n} sur {of}', en: 'terror: {n} of {of}' },
  terrorAfterMeal: {
    fr: 'terreur : {n} sur {of}, {left} après le repas',
    en: 'terror: {n} of {of}, {left} after the meal',
  },
  actions: { fr: '{n} actions', en: '{n} actions' },
  noBonus: { fr: 'Aucun bonus cette heure', en: 'No bonus this hour' },
  slot: { fr: 'bonus {n} : {gift}', en: 'bonus {n}: {gift}' },
  takenBy: { fr: 'pris par {who}', en: 'taken by {who}' },
  deckLeft: { fr: 'encore {n} heures à découvrir', en: '{n} hours still face down' },
  deckLast: { fr: 'encore 1 heure à découvrir', en: '1 hour still face down' },
  deckEmpty: { fr: 'dernière heure', en: 'the last hour' },
  progress: { fr: '{who} : {n} actions sur {of}', en: '{who}: {n} actions of {of}' },
  manor: { fr: 'Manoir', en: 'Manor' },
  regions: { fr: 'Régions', en: 'Regions' },
  boardLabel: { fr: 'Le manoir, le pont-levis et les régions', en: 'The manor, the drawbridge and the regions' },
  yourGhost: { fr: 'votre fantôme : {place}', en: 'your ghost: {place}' },
  yourGhostsOnBridge: { fr: 'vos fantômes sur le pont-levis : {n}', en: 'your ghosts on the drawbridge: {n}' },
  toBridge: { fr: 'retour au pont-levis', en: 'back to the drawbridge' },
  inPlace: { fr: '{who} {n}', en: '{who} {n}' },
  magicianOf: { fr: 'magicien de {who}', en: 'magician of {who}' },
  empty: { fr: 'vide', en: 'empty' },
  full: { fr: 'complet', en: 'full' },
  terrorPoints: { fr: '{n} de terreur', en: '{n} terror' },
  spaces: { fr: '{n} places', en: '{n} spaces' },
  oneSpace: { fr: '1 place', en: '1 space' },
  tile: { fr: 'case {square} : {tile}', en: 'square {square}: {tile}' },
  fresh: { fr: 'fraîches', en: 'fresh' },
  expire: { fr: 'expirent', en: 'expire' },
  last: { fr: 'une heure', en: 'one hour' },
  noCurse: { fr: 'sans malédiction', en: 'no curse' },
  stores: { fr: 'Réserves', en: 'Stores' },
  chimerasOf: { fr: 'chimères : {n}', en: 'chimeras: {n}' },
  powerUsed: { fr: 'utilisé', en: 'used' },
  wouldBe: { fr: '{n} PV des régions à la fin de l’heure', en: '{n} VP of the regions at the end of the hour' },
  meal: {
    fr: '{out} : {due} de terreur à la fin de l’heure, il en reste {left}.',
    en: '{out}: {due} terror at the end of the hour, {left} left.',
  },
  mealShort: { fr: '{out} : {due} de terreur à payer, donc', en: '{out}: {due} terror to pay, so' },
  unfed: { fr: '{n}\u00a0affamés', en: '{n}\u00a0unfed' },
  unfedOne: { fr: '1\u00a0affamé', en: '1\u00a0unfed' },
  ghostsOut: { fr: '{n} fantômes dehors', en: '{n} ghosts outside' },
  ghostOut: { fr: '1 fantôme dehors', en: '1 ghost outside' },
  terrorUse: { fr: 'Pour nourrir les fantômes et pour combattre.', en: 'To feed the ghosts, and to fight.' },
  noMeal: { fr: 'Aucun fantôme à nourrir cette heure.', en: 'No ghost to feed this hour.' },
  curseNext: { fr: 'À la {nth} heure :', en: 'At hour {n}:' },
  curseBreaksWhy: { fr: 'pour la maudite', en: 'for the cursed one' },
  curseRots: { fr: 'la réserve d’une heure devient une maudite', en: 'the one-hour store becomes a cursed one' },
  curseAges: { fr: 'la réserve de deux heures passe à une', en: 'the two-hour store goes down to one hour' },
  curseNothing: { fr: 'rien ne se perd', en: 'nothing is lost' },
  curseNever: { fr: 'Dernière heure : plus rien ne vieillit.', en: 'The last hour: nothing ages any more.' },
  setReady: { fr: 'Lot complet :', en: 'Complete set:' },
  setMakes: { fr: 'une chimère', en: 'a chimera' },
  setMissing: { fr: 'Il manque :', en: 'Missing:' },
  myTable: { fr: 'Ma table', en: 'My table' },
  // ── the tray of choices ──
  trayBonus: { fr: 'Bonus de l’heure', en: 'Bonus of the hour' },
  trayKind: { fr: 'Quelle ressource ?', en: 'Which resource?' },
  trayGive: { fr: 'Donner à l’éprouvette', en: 'Give to the test tube' },
  trayFrom: { fr: 'Combien de {store} ?', en: 'How many from {store}?' },
  trayReceive: { fr: 'Recevoir dans {store} (encore {n})', en: 'Receive into {store} ({n} left)' },
  trayHaunt: { fr: '{who} reçoit dans la réserve d’une heure', en: '{who} gets in the one-hour store' },
  trayPay: { fr: 'Payer de quelle réserve ?', en: 'Pay from which store?' },
  trayDiscard: { fr: 'Défausser pour de la terreur', en: 'Discard for terror' },
  trayKeep: { fr: 'Garder de ce lot', en: 'Keep of this set' },
  trayDraw: { fr: 'Deux ressources au choix', en: 'Two resources of any kind' },
  fromStore: { fr: '{what} de {store}', en: '{what} from {store}' },
  // ── the secret split ──
  splitTitle: { fr: 'Combien de fantômes sortent cette heure ?', en: 'How many ghosts go out this hour?' },
  splitSecret: {
    fr: '{card}, {n} actions. Votre choix reste secret jusqu’à ce que tous aient choisi.',
    en: '{card}, {n} actions. Your choice stays secret until all have chosen.',
  },
  leftHand: { fr: 'Main gauche :', en: 'Left hand:' },
  rightHand: { fr: 'Main droite :', en: 'Right hand:' },
  stay: { fr: 'au cimetière', en: 'to the graveyard' },
  go: { fr: 'au pont-levis', en: 'to the drawbridge' },
  passRight: { fr: 'un fantôme vers la droite', en: 'a ghost to the right' },
  passLeft: { fr: 'un fantôme vers la gauche', en: 'a ghost to the left' },
  orderTotal: { fr: 'Ordre : total {n}.', en: 'Order: total {n}.' },
  orderWhy: { fr: 'Le plus grand total joue en premier.', en: 'The highest total plays first.' },
  splitMeal: { fr: 'Repas : {out} dehors, {due} de terreur', en: 'Meal: {out} outside, {due} terror' },
  splitHave: { fr: 'vous en avez {n}.', en: 'you have {n}.' },
  countCanteen: { fr: 'compter la cantine (+{n})', en: 'count the canteen (+{n})' },
  hasChosen: { fr: 'a choisi', en: 'has chosen' },
  isThinking: { fr: 'réfléchit', en: 'is thinking' },
  lookAtBoard: { fr: 'Voir le plateau', en: 'Look at the board' },
  backToSplit: { fr: 'Revenir au partage', en: 'Back to the split' },
} satisfies Record<string, Words>;

// 1ʳᵉ, 2ᵉ … of the feminine heure; 1ᵉʳ of a player's rank.
export const nthHour = (n: number): string => (n === 1 ? '1ʳᵉ' : `${n}ᵉ`);
export function rank(n: number, lang: Lang): string {
  if (lang === 'fr') return n === 1 ? '1ᵉʳ' : `${n}ᵉ`;
  return ['1st', '2nd', '3rd', '4th'][n - 1] ?? `${n}th`;
}

export function roundWords(view: SabbatView, names: Names): { text: string; short: string } {
  const { lang } = names;
  const values = { n: view.round, nth: nthHour(view.round), of: view.rounds };
  const parts = [say(t.hour, lang, values), view.over ? say(t.over, lang) : names.title(`phase:${view.phase}`)];
  if (view.phase === 'b') parts.push(say(t.action, lang, { n: Math.min(view.action, view.actions), of: view.actions }));
  return { text: parts.join(' · '), short: say(t.hourShort, lang, values) };
}
