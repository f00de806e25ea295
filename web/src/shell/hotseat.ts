// Several people at one device: whose turn it is to hold it.

import type { TableFrame } from '../protocol';

// Who of those here is asked while the one who looks is not; nobody while the device may stay where it is.
export function awaitedHere(frame: TableFrame, here: readonly string[]): string | null {
  if (frame.state !== 'running' || frame.decision || !frame.you) return null;
  const awaited = frame.waiting_for ?? [];
  return awaited.find((seat) => seat !== frame.you && here.includes(seat)) ?? null;
}
