// Frames come as fast as the computer plays; a person wants to see each move. Frames wait in a queue and
// are shown one by one; any input of the person shows what is left at once.

import type { TableFrame } from '../protocol';

export const rests = { off: 0, quick: 250, normal: 650, slow: 1300 } as const; // ms after a move
export const moves = { off: 0, quick: 160, normal: 320, slow: 620 } as const; // ms a piece travels

// A step that is not worth a sentence is followed by the next one as soon as it is done.
export function restAfter({ log }: TableFrame, motion: keyof typeof rests): number {
  return log && log.lines.length > 0 && log.lines.every((line) => !line.text) ? moves[motion] : rests[motion];
}

// The more frames wait, the shorter each rests: the turns of three computers are seen whole, in seconds.
const patience = 6000; // ms for those that wait now
const crowd = 60; // more than this are a game that runs away: shown at once

export class Pace {
  private queue: TableFrame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = -1;

  constructor(
    private show: (frame: TableFrame) => void,
    private rest: (frame: TableFrame) => number,
  ) {}

  push(frame: TableFrame) {
    this.queue.push(frame);
    if (this.timer === undefined) this.next();
    else if (this.queue.length > crowd) this.flush();
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const frame of this.queue.splice(0)) this.display(frame);
  }

  stop() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private display(frame: TableFrame) {
    this.shown = frame.move;
    this.show(frame);
  }

  private next() {
    this.timer = undefined;
    const frame = this.queue.shift();
    if (!frame) return;
    const moved = this.shown >= 0 && frame.move > this.shown;
    this.display(frame);
    const wait = moved ? Math.min(this.rest(frame), patience / (this.queue.length + 1)) : 0;
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }
}
