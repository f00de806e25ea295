// Who is who: seats by their letter.

import type { SeatInfo } from './game_module';

export function seatOf(seats: SeatInfo[], letter: string): SeatInfo;
export function seatOf(seats: SeatInfo[], letter: string | undefined): SeatInfo | undefined;
export function seatOf(seats: SeatInfo[], letter: string | undefined) {
  return seats.find((seat) => seat.seat === letter);
}
export const nameOf = (seats: SeatInfo[], letter: string): string =>
  seats.find((seat) => seat.seat === letter)?.name ?? letter;

// What a view tells of a seat. Who only watches has none.
export function playerOf<Player extends { seat: string }>(view: { seats: Player[] }, seat: string): Player;
export function playerOf<Player extends { seat: string }>(
  view: { seats: Player[] },
  seat: string | null,
): Player | undefined;
export function playerOf<Player extends { seat: string }>(view: { seats: Player[] }, seat: string | null) {
  return view.seats.find((player) => player.seat === seat);
}
