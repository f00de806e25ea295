// The tables of this device and the secrets of their seats, in localStorage.

export interface MyTable {
  table: string;
  seat?: string;
  token?: string;
  host?: string;
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

export function forgetTable(table: string) {
  store(myTables().filter((one) => one.table !== table));
}
