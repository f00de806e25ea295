// Where something that floats over the table may stand: near the place that it speaks of, never on it, and on
// as little as can be of what must stay in sight (places that can be chosen next, marks).

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const gap = 10;
const rim = 8; // from the edge of the window

const area = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const boxAt = ({ left, top }: Spot, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const within = (value: number, size: number, room: number) =>
  Math.max(rim, Math.min(value, Math.max(rim, room - size - rim)));

// Below, above, right and left of a box, each in three alignments, kept inside the window.
function around(box: Box, size: Size, room: Size): Spot[] {
  const { width, height } = size;
  const across = [(box.left + box.right - width) / 2, box.left, box.right - width];
  const along = [(box.top + box.bottom - height) / 2, box.top, box.bottom - height];
  const below = [box.bottom + gap, box.top - gap - height];
  const right = [box.right + gap, box.left - gap - width];
  return [
    ...below.flatMap((top) => across.map((left) => ({ left, top }))),
    ...right.flatMap((left) => along.map((top) => ({ left, top }))),
  ].map((spot) => ({ left: within(spot.left, width, room.width), top: within(spot.top, height, room.height) }));
}

// Along the edges of the window: where something stands that belongs to no place.
export function edges(size: Size, room: Size): Spot[] {
  const lefts = [0, 0.5, 1].map((part) => within((room.width - size.width) * part, size.width, room.width));
  const tops = [1, 0.5, 0].map((part) => within((room.height - size.height) * part, size.height, room.height));
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}

const covered = (spot: Spot, size: Size, avoid: readonly Box[]) =>
  avoid.reduce((sum, box) => sum + area(boxAt(spot, size), box), 0);

// The first of the spots that covers least of `avoid`.
export function clearest(spots: readonly Spot[], size: Size, avoid: readonly Box[]): Spot {
  const amounts = spots.map((spot) => Math.round(covered(spot, size, avoid)));
  return spots[amounts.indexOf(Math.min(...amounts))]!;
}

const tolerable = 0.15; // of the floating thing may lie over what should stay in sight

// Beside a place and never on it. Where much would be covered all around, it goes to the nearest free edge.
export function beside(place: Box, size: Size, room: Size, avoid: readonly Box[]): Spot {
  const off = (spot: Spot) => area(boxAt(spot, size), place) === 0;
  const near = around(place, size, room).filter(off);
  const best = near.length > 0 ? clearest(near, size, avoid) : null;
  if (best && covered(best, size, avoid) <= tolerable * size.width * size.height) return best;
  const distance = ({ left, top }: Spot) =>
    Math.hypot(
      left + size.width / 2 - (place.left + place.right) / 2,
      top + size.height / 2 - (place.top + place.bottom) / 2,
    );
  const far = edges(size, room)
    .filter(off)
    .sort((one, two) => distance(one) - distance(two));
  return clearest([...(best ? [best] : []), ...far, ...around(place, size, room)], size, avoid);
}
