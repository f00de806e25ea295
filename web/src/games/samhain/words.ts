// What the board itself says; sentences about the play come from the server.

import type { SeatInfo } from '../../table/game_module';
import { nameOf } from '../../table/seats';
import { noun, say, type Lang, type Noun, type Words } from '../../words';
import { actionOf, deities, deityOf, objectNouns, resourceNouns, sideWords, wispNoun } from './data';
import {
  sides,
  type CardId,
  type Condition,
  type Deity,
  type ObjectKind,
  type Resource,
  type SamhainView,
  type Side,
} from './view';

export const t = {
  village: { fr: 'Village', en: 'Village' },
  myClan: { fr: 'Mon clan', en: 'My clan' },
  yourClan: { fr: 'Votre clan', en: 'Your clan' },
  round: { fr: 'Manche {round} sur {rounds} · {side}', en: 'Round {round} of {rounds} · {side}' },
  roundShort: { fr: '{round}/{rounds} · {side}', en: '{round}/{rounds} · {side}' },
  bothSides: { fr: 'Lumière et Ténèbres', en: 'Light and Dark' },
  gameOver: { fr: 'Fin de la partie', en: 'End of the game' },

  rounds: { fr: 'Manches', en: 'Rounds' },
  roundIs: { fr: 'Manche {round} : {side}', en: 'Round {round}: {side}' },
  roundNow: { fr: 'Manche {round} : {side}, en cours', en: 'Round {round}: {side}, now' },
  graveyard: { fr: 'Cimetière', en: 'Graveyard' },
  emptyTomb: { fr: 'tombe vide', en: 'empty tomb' },
  fullSoon: {
    fr: 'Encore {n} avant que tous les morts rentrent chez eux.',
    en: '{n} more before all the dead go home.',
  },
  buried: { fr: '{n} au cimetière : {who}', en: '{n} in the graveyard: {who}' },
  reserve: { fr: 'Réserve générale', en: 'General reserve' },
  inReserve: { fr: '{n} {what} dans la réserve générale', en: '{n} {what} in the general reserve' },
  wispsLeft: { fr: 'encore {n} avant l’événement', en: '{n} before the event' },
  wispEvent: { fr: 'événement des feux follets', en: 'the wisp event' },
  harmless: { fr: '{n} sans danger', en: '{n} harmless' },
  mostWisps: { fr: 'doit un sacrifice', en: 'owes a sacrifice' },

  full: { fr: 'complète', en: 'complete' },
  free: { fr: '{n} place libre', en: '{n} free place' },
  freeMany: { fr: '{n} places libres', en: '{n} free places' },
  activated: { fr: 'activée', en: 'activated' },
  read: { fr: '{code} : lire {card}', en: '{code}: read {card}' }, // the code is what the button shows
  half: { fr: '{side}, {name} : {effect}', en: '{side}, {name}: {effect}' },
  otherSide: { fr: 'hors de la manche : 1 PM de plus', en: 'not of this round: 1 PM more' },

  active: { fr: 'membre actif', en: 'active member' },
  waiting: { fr: 'membre appelé, doit encore agir', en: 'called member, still to act' },
  exhausted: { fr: 'membre épuisé', en: 'exhausted member' },
  member: { fr: '{what} de {who}, {card}', en: '{what} of {who}, {card}' },
  members: { fr: '{n} × {what} de {who}, {card}', en: '{n} × {what} of {who}, {card}' },
  tracks: { fr: 'Pistes d’adoration', en: 'Worship tracks' },
  track: { fr: '{deity} {side} : {who}', en: '{deity} {side}: {who}' },
  nobody: { fr: 'personne', en: 'nobody' },

  clanActive: { fr: 'actifs', en: 'active' },
  clanExhausted: { fr: 'épuisés', en: 'exhausted' },
  clanReserve: { fr: 'réserve', en: 'reserve' },
  vp: { fr: 'PV', en: 'VP' },
  worship: { fr: 'PA', en: 'worship' },
  club: { fr: 'tient la massue', en: 'holds the club' },
  upright: { fr: 'debout', en: 'upright' },
  lying: { fr: 'couché, déjà utilisé', en: 'lying, already used' },
  object: { fr: '{what}, {how}', en: '{what}, {how}' },
  objectsOf: { fr: '{n} × {what}, {how}', en: '{n} × {what}, {how}' },
  yours: { fr: 'vos {what} : {n}', en: 'your {what}: {n}' },
} satisfies Record<string, Words>;

export const memberNoun = {
  one: { fr: 'membre', en: 'member' },
  many: { fr: 'membres', en: 'members' },
} satisfies Noun;

export const conditionWords: Record<Condition, Words> = {
  active: t.active,
  waiting: t.waiting,
  exhausted: t.exhausted,
};

// A card by what is printed on it: both halves, and the deity.
export const cardName = (card: CardId, lang: Lang) =>
  `${sides.map((side) => say(actionOf(card, side).name, lang)).join(' / ')} (${say(deities[deityOf(card)], lang)})`;

export const resourceName = (resource: Resource, n: number, lang: Lang) => noun(resourceNouns[resource], n, lang);
export const objectName = (object: ObjectKind, n: number, lang: Lang) => noun(objectNouns[object], n, lang);
export const wispName = (n: number, lang: Lang) => noun(wispNoun, n, lang);
export const sideName = (side: Side | 'both', lang: Lang) => say(side === 'both' ? t.bothSides : sideWords[side], lang);

// Who stands how high on a track: "Sirona Ténèbres : Anne 2".
export function trackText(view: SamhainView, seats: SeatInfo[], deity: Deity, side: Side, lang: Lang): string {
  const who = view.seats
    .map((player) => ({ seat: player.seat, n: player.worship[`${deity}-${side}`] }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => `${nameOf(seats, seat)} ${n}`);
  return say(t.track, lang, {
    deity: say(deities[deity], lang),
    side: say(sideWords[side], lang),
    who: who.join(', ') || say(t.nobody, lang),
  });
}
