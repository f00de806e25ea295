// Everything on the table answers: the thing under the pointer or the focus, after a moment; the thing that was
// clicked, pressed long or asked about with the other button, until something else is done.
//
// What answers bears data-about="card:C05" (looked up in the server's words, pieces.ts), data-now="3 left" (how
// it stands just now), or both.

export interface Told {
  thing: Element;
  about: string | null;
  now: string | null;
  kept: boolean; // it stays until something else is done, and can be clicked itself
}

const rest = 350; // ms under the pointer
const hold = 450; // ms under a finger
const slip = 10; // px that a finger may move

const answering = '[data-about], [data-now]';

export class Tips {
  told = $state.raw<Told | null>(null);

  show(thing: Element, kept = false) {
    this.told = { thing, about: thing.getAttribute('data-about'), now: thing.getAttribute('data-now'), kept };
  }
  hide() {
    this.told = null;
  }
  // What goes away with the pointer.
  leave() {
    if (!this.told?.kept) this.hide();
  }
}

// What a thing is called: its place, or what it is.
export const idOf = (thing: Element) => thing.getAttribute('data-target') ?? thing.getAttribute('data-about') ?? '';

const thingAt = (event: Event) => (event.target as Element).closest?.(answering) ?? null;

// Listens on the whole table; the boards only mark what they draw.
export function answers(tips: Tips) {
  return (root: HTMLElement) => {
    let over: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger: { x: number; y: number } | null = null;
    let swallow = false; // the click that ends a long press

    const stop = () => {
      clearTimeout(timer);
      finger = null;
    };
    const ask = (thing: Element) => {
      stop();
      tips.show(thing, true);
    };
    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerover(event) {
        if (event.pointerType !== 'mouse') return;
        const thing = thingAt(event);
        if (thing === over) return;
        over = thing;
        stop();
        tips.leave();
        if (thing) timer = setTimeout(() => tips.told?.kept || tips.show(thing), rest);
      },
      pointerleave() {
        over = null;
        stop();
        tips.leave();
      },
      pointerdown(event) {
        stop();
        swallow = false;
        if (!(event.target as Element).closest('.v-tip')) tips.hide();
        const thing = thingAt(event);
        if (event.pointerType === 'mouse' || !thing) return;
        finger = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          swallow = true;
          ask(thing);
        }, hold);
      },
      pointermove(event) {
        if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > slip) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu(event) {
        const thing = thingAt(event);
        if (!thing) return;
        event.preventDefault();
        ask(thing);
      },
      focusin(event) {
        const thing = thingAt(event);
        if (thing && (event.target as Element).matches(':focus-visible')) tips.show(thing);
      },
      // It is also heard when what had the focus is taken off the board, in the middle of drawing.
      focusout() {
        const was = tips.told;
        queueMicrotask(() => tips.told === was && tips.leave());
      },
    };
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
    root.addEventListener('click', click, true);
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener as EventListener);
      root.removeEventListener('click', click, true);
    };
  };
}
