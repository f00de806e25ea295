// Who is who: seats by their letter.

import { say, type Lang } from '../words';
import type { SeatInfo } from './game_module';
import { t } from './words';

export function seatOf(seats: SeatInfo[], letter: string): SeatInfo;
export function seatOf(seats: SeatInfo[], letter: string | undefined): SeatInfo | undefined;
export function seatOf(seats: SeatInfo[], letter: string | undefined) {
  return seats.find((seat) => seat.seat === letter);
}
export const nameOf = (seats: SeatInfo[], letter: string): string =>
  seats.find((seat) => seat.seat === letter)?.name ?? letter;

// What a page calls somebody: the one who reads is "you". Sentences of the server name everybody, for their
// verbs agree with a name.
export const called = (seat: SeatInfo, lang: Lang): string => (seat.you ? say(t.you, lang) : seat.name);
export const calledOf = (seats: SeatInfo[], letter: string, lang: Lang): string => {
  const seat = seats.find((one) => one.seat === letter);
  return seat ? called(seat, lang) : letter;
};

// What a view tells of a seat. Who only watches has none.
export function playerOf<Player extends { seat: string }>(view: { seats: Player[] }, seat: string): Player;
export function playerOf<Player extends { seat: string }>(
  view: { seats: Player[] },
  seat: string | null,
): Player | undefined;
export function playerOf<Player extends { seat: string }>(view: { seats: Player[] }, seat: string | null) {
  return view.seats.find((player) => player.seat === seat);
}
