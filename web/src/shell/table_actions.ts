// What leads beyond a table (table/table_actions.ts).

import * as api from '../net/api';
import type { Table } from '../table/table.svelte';
import type { TableActions } from '../table/table_actions';
import { change, settings } from '../ui/settings.svelte';
import { keepOpened, keepTable, myTable, secretsHere } from './my_tables';
import { router } from './router.svelte';
import { quickLevel } from './seating';

function download(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function actionsOf(table: Table): TableActions {
  const id = table.frame.table;
  const addressOf = (seat: string, secret: string) => `${location.origin}/t/${id}#seat=${seat}&token=${secret}`;
  const level = async () => quickLevel((await api.games(settings.lang)).levels);
  const reporting = (what: () => Promise<unknown>) => void what().catch((error: unknown) => table.report(error));

  return {
    save: () =>
      reporting(async () => {
        const text = await api.exportGame(settings.lang, id, secretsHere(id));
        download(text, `${table.frame.game}-${id}.veillee`);
      }),

    // Everybody's seat and secret are the same at the next table.
    rematch: () =>
      reporting(async () => {
        const next = table.frame.rematch?.table ?? (await table.send({ type: 'rematch' })).table;
        if (!next) return;
        keepTable({ ...myTable(id), table: next });
        router.go(`/t/${next}`);
      }),

    // Whoever watched has no name at this table yet.
    playOn: (move) =>
      reporting(async () => {
        const name = table.you || !settings.name ? {} : { name: settings.name };
        const { table: next, host, seat, token: secret } = await table.send({ type: 'play_on', move, ...name });
        if (!next || !host) return;
        keepOpened({ table: next, host, ...(seat ? { seat } : {}), ...(secret ? { token: secret } : {}) });
        router.go(`/t/${next}`);
      }),

    handOver: (seat) =>
      reporting(async () => table.send({ type: 'seat', seat, kind: 'computer', level: await level() })),

    leave: () => router.go('/'),

    // A name that somebody else at this device bears is not the device's.
    rename: (name) =>
      reporting(async () => {
        const { ok } = await table.send({ type: 'rename', name });
        if (ok && !myTable(id)?.others?.length) change({ name });
      }),

    seatAddress() {
      const secret = myTable(id)?.token;
      return secret && table.you ? addressOf(table.you, secret) : null;
    },
    otherSeats: () =>
      (myTable(id)?.others ?? []).map(({ seat, token: secret }) => ({ seat, address: addressOf(seat, secret) })),
  };
}
