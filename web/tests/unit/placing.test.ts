import { describe, expect, it } from 'vitest';
import { beside, clearest, edges, type Box } from '../../src/table/placing';

const room = { width: 1000, height: 700 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

describe('what floats over the table', () => {
  it('stands below its place when nothing is in the way', () => {
    const spot = beside(box(400, 100, 100, 50), { width: 200, height: 80 }, room, []);
    expect(spot).toEqual({ left: 350, top: 160 });
  });

  it('never lies on its place and never leaves the window', () => {
    const size = { width: 240, height: 120 };
    for (let left = 0; left <= 900; left += 100) {
      for (let top = 0; top <= 650; top += 50) {
        const place = box(left, top, 100, 50);
        const spot = beside(place, size, room, []);
        const tip = box(spot.left, spot.top, size.width, size.height);
        expect(overlap(tip, place), `${left} ${top}`).toBe(0);
        expect(tip.left >= 0 && tip.top >= 0 && tip.right <= room.width && tip.bottom <= room.height).toBe(true);
      }
    }
  });

  it('leaves the neighbours in sight that can be chosen', () => {
    const place = box(400, 100, 100, 50);
    const below = box(300, 155, 300, 200);
    const size = { width: 200, height: 80 };
    const spot = beside(place, size, room, [below]);
    expect(overlap(box(spot.left, spot.top, size.width, size.height), below)).toBe(0);
  });

  it('goes to a free edge when all around it can be chosen', () => {
    const cards = Array.from({ length: 15 }, (_, i) => box((i % 3) * 200, Math.floor(i / 3) * 140, 195, 135));
    const size = { width: 240, height: 120 };
    const spot = beside(cards[7]!, size, room, cards);
    const tip = box(spot.left, spot.top, size.width, size.height);
    expect(cards.reduce((sum, card) => sum + overlap(tip, card), 0)).toBe(0);
  });

  it('may cover something rather than its place when there is no room at all', () => {
    const place = box(0, 300, 1000, 100);
    const spot = beside(place, { width: 900, height: 280 }, room, [box(0, 0, 1000, 700)]);
    expect(overlap(box(spot.left, spot.top, 900, 280), place)).toBe(0);
  });

  it('takes the first of several spots that cover the same', () => {
    const spots = edges({ width: 100, height: 100 }, room);
    expect(clearest(spots, { width: 100, height: 100 }, [])).toEqual(spots[0]);
    expect(clearest(spots, { width: 100, height: 100 }, [box(0, 500, 1000, 200)])).not.toEqual(spots[0]);
  });
});
