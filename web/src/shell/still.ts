// A table that was saved to be looked at: nobody answers, nothing is decided.

import { Refused, type Link } from '../net/link';
import type { TableFrame } from '../protocol';
import type { TableActions } from '../table/table_actions';
import { settings } from '../ui/settings.svelte';
import { say } from '../words';
import { router } from './router.svelte';
import { t } from '../table/words';

const refusal = () => ({ kind: 'over', sentence: say(t.savedView, settings.lang) });

export const stillLink: Link = {
  still: true,
  command: (command) => Promise.resolve({ type: 'answer', id: command.type, ok: false, error: refusal() }),
  ask: () => Promise.reject(new Refused(refusal())),
  resync() {},
};

// What was asked then is asked no more.
export function stillFrame(saved: TableFrame): TableFrame {
  const { decision: _decision, draft: _draft, request: _request, let_pass: _letPass, ...frame } = saved;
  const seats = saved.seats.map(({ away: _away, clock: _clock, ...seat }) => ({
    ...seat,
    owes: false,
    connected: true,
    substitute: false,
  }));
  return { ...frame, state: 'running', host: false, waiting_for: [], seats };
}

export const stillActions: TableActions = {
  save() {},
  rematch() {},
  playOn() {},
  handOver() {},
  leave: () => router.go('/'),
  rename() {},
  seatAddress: () => null,
  otherSeats: () => [],
};
