// What a person does with a table that leads beyond it: other addresses, files, the secrets of this device.
// The shell knows how (shell/table_actions.ts).

export interface TableActions {
  save(): void;
  rematch(): void;
  playOn(move: number): void; // a new table from this moment
  handOver(seat: string): void; // to the computer
  leave(): void; // back to the entrance
  rename(name: string): void; // one's own seat, and whoever this device belongs to
  seatAddress(): string | null; // one's own seat on another device
  otherSeats(): { seat: string; address: string }[]; // further people at this device
}
