// What is asked for and lies on no board: gifts of the time card, kinds, amounts, pairs, stores.

import type { SeatInfo } from '../../table/game_module';
import { nameOf } from '../../table/seats';
import { capital, noun, say, type Lang } from '../../words';
import { kindCards, storeWords, timeCards, type Gift } from './data';
import { giftText, kindsText } from './describe';
import { kinds, stores, type Kind, type SabbatView, type Store } from './view';
import { t } from './words';

export interface Offer {
  id: string;
  label: string;
  tokens: Kind[];
  number?: number; // how many of the token
  store?: Store;
  gift?: Gift;
}

const most = 40; // no store ever holds so many of a kind

function slots(view: SabbatView, lang: Lang): Offer[] {
  return (timeCards[view.time_card]?.slots ?? []).map((gift, i) => ({
    id: `slot:${i + 1}`,
    label: say(t.slot, lang, { n: i + 1, gift: giftText(gift, lang) }),
    tokens: gift.gift === 'named' ? [gift.kind] : [],
    gift,
  }));
}

const ofKinds = (lang: Lang): Offer[] =>
  kinds.map((kind) => ({ id: `kind:${kind}`, label: say(kindCards[kind].one, lang), tokens: [kind] }));

function numbers(view: SabbatView): Offer[] {
  const tokens = view.exchange ? [view.exchange.given] : [];
  return Array.from({ length: most }, (_, n) => ({ id: `number:${n}`, label: `${n}`, tokens, number: n }));
}

const received = (lang: Lang): Offer[] =>
  kinds.flatMap((kind) =>
    Array.from({ length: most }, (_, n) => ({
      id: `receive:${kind}:${n}`,
      label: `${n} ${noun(kindCards[kind], n, lang)}`,
      tokens: [kind],
      number: n,
    })),
  );

const haunting = (view: SabbatView, seats: SeatInfo[], lang: Lang): Offer[] =>
  view.seats.flatMap(({ seat }) =>
    kinds.map((kind) => ({
      id: `haunt:${seat}:${kind}`,
      label: `${say(t.trayHaunt, lang, { who: nameOf(seats, seat) })} ${say(kindCards[kind].one, lang)}`,
      tokens: [kind],
    })),
  );

function pairs(lang: Lang): Offer[] {
  const singles = kinds.map((kind) => [kind]);
  const doubles = kinds.flatMap((a, i) => kinds.slice(i).map((b) => [a, b]));
  return [...singles, ...doubles].map((tokens) => ({
    id: `pair:${tokens.join(':')}`,
    label: kindsText(tokens, lang),
    tokens,
  }));
}

const stored = (lang: Lang): Offer[] =>
  stores.flatMap((store) =>
    kinds.map((kind) => ({
      id: `${store}:${kind}`,
      label: say(t.fromStore, lang, { what: say(kindCards[kind].one, lang), store: say(storeWords[store], lang) }),
      tokens: [kind],
      store,
    })),
  );

// Everything that the pending decision may ask for; the table says which of it is legal.
export function offers(view: SabbatView, seats: SeatInfo[], lang: Lang): Offer[] {
  switch (view.decision) {
    case 'bonus':
      return slots(view, lang);
    case 'bonus_resource':
    case 'give_kind':
      return ofKinds(lang);
    case 'give_from_2h':
    case 'give_from_1h':
      return numbers(view);
    case 'receive':
      return received(lang);
    case 'haunt':
      return haunting(view, seats, lang);
    case 'luxuriance':
    case 'keep':
      return pairs(lang);
    case 'terrorise':
    case 'pay':
      return stored(lang);
    default:
      return [];
  }
}

export function title(view: SabbatView, seats: SeatInfo[], offered: Offer[], lang: Lang): string {
  switch (view.decision) {
    case 'bonus':
      return say(t.trayBonus, lang);
    case 'give_kind':
      return say(t.trayGive, lang);
    case 'give_from_2h':
      return say(t.trayFrom, lang, { store: say(storeWords['2h'], lang) });
    case 'give_from_1h':
      return say(t.trayFrom, lang, { store: say(storeWords['1h'], lang) });
    case 'receive': {
      const into: Store = (view.exchange?.['2h'] ?? 0) > 0 ? '2h' : '1h';
      return say(t.trayReceive, lang, { store: say(storeWords[into], lang), n: view.exchange?.[into] ?? 0 });
    }
    case 'haunt':
      return capital(say(t.trayHaunt, lang, { who: nameOf(seats, offered[0]?.id.split(':')[1] ?? '') }));
    case 'luxuriance':
      return say(t.trayDraw, lang);
    case 'keep':
      return say(t.trayKeep, lang);
    case 'terrorise':
      return say(t.trayDiscard, lang);
    case 'pay':
      return say(t.trayPay, lang);
    default:
      return say(t.trayKind, lang);
  }
}
