// What is asked for and lies on no board: gifts of the time card, kinds, amounts, pairs, stores.

import type { SeatInfo } from '../../table/game_module';
import { nameOf } from '../../table/seats';
import { capital, say } from '../../words';
import { giftText, kindOfGift, kindsText } from './describe';
import type { Decision } from './generated';
import { kinds, stores, type Gift, type Kind, type Names, type SabbatView, type Store } from './view';
import { t } from './words';

export interface Offer {
  id: string;
  label: string;
  tokens: Kind[];
  number?: number; // how many of the token
  store?: Store;
  gift?: Gift;
}
interface Asked {
  view: SabbatView;
  seats: SeatInfo[];
  names: Names;
}

const most = 40; // no store ever holds so many of a kind

const slots = ({ view, names }: Asked): Offer[] =>
  view.gifts.map((gift, i) => {
    const kind = kindOfGift(gift);
    return {
      id: `slot:${i + 1}`,
      label: say(t.slot, names.lang, { n: i + 1, gift: giftText(gift, names) }),
      tokens: kind ? [kind] : [],
      gift,
    };
  });

const ofKinds = ({ names }: Asked): Offer[] =>
  kinds.map((kind) => ({ id: `kind:${kind}`, label: names.name(`kind:${kind}`), tokens: [kind] }));

function numbers({ view }: Asked): Offer[] {
  const tokens = view.exchange ? [view.exchange.given] : [];
  return Array.from({ length: most }, (_, n) => ({ id: `number:${n}`, label: `${n}`, tokens, number: n }));
}

const received = ({ names }: Asked): Offer[] =>
  kinds.flatMap((kind) =>
    Array.from({ length: most }, (_, n) => ({
      id: `receive:${kind}:${n}`,
      label: `${n} ${names.name(`kind:${kind}`, n)}`,
      tokens: [kind],
      number: n,
    })),
  );

const haunting = ({ view, seats, names }: Asked): Offer[] =>
  view.seats.flatMap(({ seat }) =>
    kinds.map((kind) => ({
      id: `haunt:${seat}:${kind}`,
      label: `${say(t.trayHaunt, names.lang, { who: nameOf(seats, seat) })} ${names.name(`kind:${kind}`)}`,
      tokens: [kind],
    })),
  );

function pairs({ names }: Asked): Offer[] {
  const singles = kinds.map((kind) => [kind]);
  const doubles = kinds.flatMap((a, i) => kinds.slice(i).map((b) => [a, b]));
  return [...singles, ...doubles].map((tokens) => ({
    id: `pair:${tokens.join(':')}`,
    label: kindsText(tokens, names),
    tokens,
  }));
}

export const fromStore = (kind: Kind, store: Store, names: Names): string =>
  say(t.fromStore, names.lang, { what: names.name(`kind:${kind}`), store: names.name(store) });
const stored = ({ names }: Asked): Offer[] =>
  stores.flatMap((store) =>
    kinds.map((kind) => ({ id: `${store}:${kind}`, label: fromStore(kind, store, names), tokens: [kind], store })),
  );

// What a decision lays on the tray, and what is written above it.
interface Tray {
  offers: (asked: Asked) => Offer[];
  title: (asked: Asked, offered: Offer[]) => string;
}
const titled =
  (words: (typeof t)[keyof typeof t]): Tray['title'] =>
  ({ names }) =>
    say(words, names.lang);
const from =
  (store: Store): Tray['title'] =>
  ({ names }) =>
    say(t.trayFrom, names.lang, { store: names.name(store) });
const into: Tray['title'] = ({ view, names }) => {
  const store: Store = (view.exchange?.['2h'] ?? 0) > 0 ? '2h' : '1h';
  return say(t.trayReceive, names.lang, { store: names.name(store), n: view.exchange?.[store] ?? 0 });
};
const whom: Tray['title'] = ({ seats, names }, offered) =>
  capital(say(t.trayHaunt, names.lang, { who: nameOf(seats, offered[0]?.id.split(':')[1] ?? '') }));

// null: all of it lies on the board.
const trays: Record<Decision, Tray | null> = {
  secret_area: null,
  split: null,
  bonus: { offers: slots, title: titled(t.trayBonus) },
  bonus_resource: { offers: ofKinds, title: titled(t.trayKind) },
  window: null,
  scheme: null,
  effect: null,
  terrorise: { offers: stored, title: titled(t.trayDiscard) },
  give_kind: { offers: ofKinds, title: titled(t.trayGive) },
  give_from_2h: { offers: numbers, title: from('2h') },
  give_from_1h: { offers: numbers, title: from('1h') },
  receive: { offers: received, title: into },
  after_effect: null,
  again: null,
  haunt: { offers: haunting, title: whom },
  ghost: null,
  pay: { offers: stored, title: titled(t.trayPay) },
  arrival: null,
  luxuriance: { offers: pairs, title: titled(t.trayDraw) },
  immortality: null,
  unfed: null,
  keep: { offers: pairs, title: titled(t.trayKeep) },
};
export const trayOf = (view: SabbatView): Tray | null => (view.decision ? trays[view.decision] : null);
