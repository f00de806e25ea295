// What the board itself says; sentences about the play come from the server.

import type { SeatInfo } from '../../table/game_module';
import { nameOf } from '../../table/seats';
import { labelled, listed, say, type Words } from '../../words';
import { sides, type CardId, type Names, type SamhainView, type Side, type Track } from './view';

export const t = {
  village: { fr: 'Village', en: 'Village' },
  myClan: { fr: 'Mon clan', en: 'My clan' },
  yourClan: { fr: 'Votre clan', en: 'Your clan' },
  round: { fr: 'Manche {round} sur {rounds} · {side}', en: 'Round {round} of {rounds} · {side}' },
  roundShort: { fr: '{round}/{rounds} · {side}', en: '{round}/{rounds} · {side}' },
  gameOver: { fr: 'Fin de la partie', en: 'End of the game' },

  rounds: { fr: 'Manches', en: 'Rounds' },
  roundIs: { fr: 'Manche {round} : {side}', en: 'Round {round}: {side}' },
  roundNow: { fr: 'Manche {round} : {side}, en cours', en: 'Round {round}: {side}, now' },
  emptyTomb: { fr: 'tombe vide', en: 'empty tomb' },
  fullSoon: {
    fr: 'Encore {n} avant que tous les morts rentrent chez eux.',
    en: '{n} more before all the dead go home.',
  },
  buried: { fr: '{n} au cimetière : {who}', en: '{n} in the graveyard: {who}' },
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

  member: { fr: '{what} de {who}, {card}', en: '{what} of {who}, {card}' },
  members: { fr: '{n} × {what} de {who}, {card}', en: '{n} × {what} of {who}, {card}' },
  tracks: { fr: 'Pistes d’adoration', en: 'Worship tracks' },
  nobody: { fr: 'personne', en: 'nobody' },

  club: { fr: 'tient la massue', en: 'holds the club' },
  upright: { fr: 'debout', en: 'upright' },
  lying: { fr: 'couché, déjà utilisé', en: 'lying, already used' },
  object: { fr: '{what}, {how}', en: '{what}, {how}' },
  objectsOf: { fr: '{n} × {what}, {how}', en: '{n} × {what}, {how}' },
  yours: { fr: 'vous avez {n} {what}', en: 'you have {n} {what}' },
} satisfies Record<string, Words>;

// Both halves of a card: "Source claire / Eaux troubles".
export const halvesName = (card: CardId, names: Names): string =>
  sides.map((side) => names.name(`half:${card}:${side}`)).join(' / ');
export const sideName = (side: Side | 'both', names: Names): string =>
  listed(
    (side === 'both' ? sides : [side]).map((one) => names.name(`side:${one}`)),
    names.lang,
  );
// Who stands where on a track.
export function trackText(view: SamhainView, seats: SeatInfo[], track: Track, names: Names): string {
  const who = view.seats
    .filter((player) => player.worship[track] > 0)
    .map((player) => `${nameOf(seats, player.seat)} ${player.worship[track]}`);
  return labelled(names.title(`track:${track}`), who.join(', ') || say(t.nobody, names.lang), names.lang);
}
