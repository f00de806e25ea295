// The tables of this device and the secrets of their seats, in localStorage. Several people may share the
// device: `seat` and `token` are whose turn it is to look, `others` the seats of everybody else here.

import type { OpenedTable } from '../protocol';

export interface MySeat {
  seat: string;
  token: string;
}
export interface MyTable {
  table: string;
  seat?: string;
  token?: string;
  host?: string;
  others?: MySeat[];
}

const key = 'veillee.tables';
const most = 100;

export function myTables(): MyTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as MyTable[]).filter((one) => typeof one?.table === 'string') : [];
  } catch {
    return [];
  }
}

export const myTable = (table: string) => myTables().find((one) => one.table === table);

// Everybody who plays at this device; one's own seat may be known by its secret alone.
export const seatsHere = (mine: MyTable | undefined): string[] =>
  [mine?.seat, ...(mine?.others ?? []).map((one) => one.seat)].filter((seat) => seat !== undefined);

// All that this device may see and save of a table: whoever looks first.
export function secretsHere(table: string): string[] {
  const mine = myTable(table);
  const seats = [mine?.token, ...(mine?.others ?? []).map((one) => one.token)].filter((one) => one !== undefined);
  return seats.length > 0 || !mine?.host ? seats : [mine.host];
}

function store(tables: MyTable[]) {
  try {
    localStorage.setItem(key, JSON.stringify(tables.slice(0, most)));
  } catch {
    // Without storage a seat lasts as long as the page; its link can still be copied.
  }
}

// Adds what is known of a table to what was known before; newest first.
export function keepTable(table: MyTable) {
  const known = myTable(table.table);
  store([{ ...known, ...table }, ...myTables().filter((one) => one.table !== table.table)]);
}

// A table that was opened here: with the secrets of everybody at this device.
export const keepOpened = ({ table, host, seat, token, others }: OpenedTable) =>
  keepTable({
    table,
    host,
    ...(seat ? { seat } : {}),
    ...(token ? { token } : {}),
    ...(others?.length ? { others } : {}),
  });

// The device goes to somebody else of those who share it.
export function passTo(table: string, seat: string) {
  const mine = myTable(table);
  const next = mine?.others?.find((one) => one.seat === seat);
  if (!mine?.seat || !mine.token || !next) return;
  const rest = mine.others!.filter((one) => one !== next);
  keepTable({ ...mine, seat, token: next.token, others: [...rest, { seat: mine.seat, token: mine.token }] });
}

export function forgetTable(table: string) {
  store(myTables().filter((one) => one.table !== table));
}
