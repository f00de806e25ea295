// What a person does with a table that leads beyond it: other addresses, files, the secrets of this device.
// The shell knows how (shell/table_actions.ts).

export interface TableActions {
  save(): void;
  rematch(): void;
  playOn(move: number): void; // a new table from this moment
  handOver(seat: string): void; // to the computer
  leave(): void; // back to the entrance
  seatAddress(): string | null; // one's own seat on another device
}
