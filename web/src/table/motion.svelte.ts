// Shows what moved between two pictures of the table, without knowing the game: pieces are told apart by
// their name and their place, numbers by what they count.

import { untrack } from 'svelte';

interface Still {
  kind: string;
  box: DOMRect;
}
export interface Snapshot {
  pieces: Still[];
  counts: Map<string, string>;
}

const near = 3; // px: the same place
export const stride = 0.375; // of the time of a move: for each place that a piece walks to

// The places that a piece goes through, by name.
type Route = (piece: string) => string[];

const pieces = (root: ParentNode) => [...root.querySelectorAll<Element>('[data-piece]')];
const counts = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-count]')];

export function snapshot(root: ParentNode): Snapshot {
  return {
    pieces: pieces(root).map((piece) => ({
      kind: piece.getAttribute('data-piece')!,
      box: piece.getBoundingClientRect(),
    })),
    counts: new Map(counts(root).map((one) => [one.dataset.count!, one.textContent.trim()])),
  };
}

const distance = (a: DOMRect, b: DOMRect) => Math.hypot(a.x - b.x, a.y - b.y);

// Inside an SVG board a length is in the board's own units.
function scale(element: Element): number {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    return element.getScreenCTM()?.a ?? 1;
  }
  return 1;
}

// Straight, or through these places, which are of one size, the first and the last one included.
function travel(element: Element, from: DOMRect, to: DOMRect, places: DOMRect[], duration: number) {
  const s = scale(element);
  const shift = (one: DOMRect, other: DOMRect) => ({
    translate: `${(one.x - other.x) / s}px ${(one.y - other.y) / s}px`,
  });
  const between = places.slice(1, -1).map((place) => shift(place, places.at(-1)!));
  element.animate([shift(from, to), ...between, shift(to, to)], {
    duration: duration * Math.max(1, stride * places.length),
    easing: between.length ? 'linear' : 'cubic-bezier(.3, .7, .2, 1)',
  });
}

function appear(element: Element, duration: number) {
  element.animate(
    [
      { translate: `0 ${-14 / scale(element)}px`, opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    {
      duration: duration / 2,
      easing: 'ease-out',
    },
  );
}

// A change of a number rises from it and fades.
function float(element: HTMLElement, change: number, duration: number) {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return;
  const note = document.createElement('span');
  note.className = `v-change ${change > 0 ? 'v-plus' : 'v-minus'}`;
  note.setAttribute('aria-hidden', 'true');
  note.textContent = change > 0 ? `+${change}` : `−${-change}`;
  note.style.left = `${box.x + box.width / 2}px`;
  note.style.top = `${box.y}px`;
  document.body.append(note);
  const rise = note.animate(
    [
      { translate: '-50% 0', opacity: 1 },
      { translate: '-50% -1.2em', opacity: 1, offset: 0.7 },
      { translate: '-50% -1.6em', opacity: 0 },
    ],
    { duration: duration * 3, easing: 'ease-out' },
  );
  rise.onfinish = () => note.remove();
}

export function play(root: ParentNode, before: Snapshot, duration: number, route: Route) {
  if (duration <= 0) return;
  const old = new Map<string, DOMRect[]>();
  for (const { kind, box } of before.pieces) old.set(kind, [...(old.get(kind) ?? []), box]);

  // Pieces that stayed are no candidates for those that came.
  const arrived: { element: Element; box: DOMRect; kind: string }[] = [];
  for (const element of pieces(root)) {
    const kind = element.getAttribute('data-piece')!;
    const box = element.getBoundingClientRect();
    const boxes = old.get(kind) ?? [];
    const stayed = boxes.findIndex((one) => distance(one, box) <= near);
    if (stayed >= 0) boxes.splice(stayed, 1);
    else if (box.width > 0) arrived.push({ element, box, kind });
  }
  for (const { element, box, kind } of arrived) {
    const boxes = (old.get(kind) ?? []).filter((one) => one.width > 0);
    boxes.sort((a, b) => distance(a, box) - distance(b, box));
    const from = boxes[0];
    if (from) {
      old.set(kind, boxes.slice(1));
      const places = route(kind).flatMap((id) => {
        const place = root.querySelector(`[data-target="${id}"]`);
        return place ? [place.getBoundingClientRect()] : [];
      });
      travel(element, from, box, places, duration);
    } else {
      appear(element, duration);
    }
  }
  const number = (text: string | undefined) => Number(text?.trim().replace('−', '-'));
  for (const element of counts(root)) {
    const was = number(before.counts.get(element.dataset.count!));
    const is = number(element.textContent);
    if (Number.isFinite(was) && Number.isFinite(is) && is !== was) float(element, is - was, duration);
  }
}

// To be called while a component is made: pieces travel from where they lay before `drawn` was drawn anew.
export function travels(
  root: () => HTMLElement | undefined,
  drawn: () => unknown,
  duration: () => number,
  route: Route,
) {
  let before: Snapshot | null = null;
  $effect.pre(() => {
    drawn();
    const page = root();
    before = page ? snapshot(page) : null;
  });
  $effect(() => {
    drawn();
    const page = root();
    if (page && before) untrack(() => play(page, before!, duration(), route));
  });
}
