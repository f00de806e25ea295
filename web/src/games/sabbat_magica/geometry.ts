// Where things lie on the drawing: 1038 × 486 units, one unit a pixel on a small laptop.
// The manor to the left (hall, gardens, graveyard), the drawbridge, the wheel of regions.
import type { Garden, Place, Region, SabbatView } from './view';
import type { Ghost } from './pieces';
import { isRegion, regions } from './data';

export interface Point {
  x: number;
  y: number;
}
export interface Spotted extends Point {
  scale: number;
}

export type Camera = 'table' | 'regions' | 'manor';
export const cameras: Record<Camera, string> = {
  table: '0 0 1038 486',
  regions: '550 0 490 486',
  manor: '0 0 474 486',
};

// ── The hall ──

export const floor = { x: 100, y: 106.5, size: 273 };
export const tileSize = 54;
const tileStep = 57;
export function tileAt(square: string): Point {
  const column = square.charCodeAt(0) - 97;
  const row = Number(square[1]) - 1;
  return { x: 124 + tileStep * column, y: 130.5 + tileStep * row };
}
// Mirrors are drawn 46 × 16, those of the east and west sides turned.
export function mirrorAt(mirror: string): Point & { turned: boolean } {
  const [side, name = ''] = mirror.split('-');
  const step = tileStep * ('1234'.includes(name) ? Number(name) - 1 : name.charCodeAt(0) - 97);
  if (side === 'N') return { x: 128 + step, y: 110.5, turned: false };
  if (side === 'S') return { x: 128 + step, y: 359.5, turned: false };
  return { x: side === 'E' ? 369 : 120, y: 134.5 + step, turned: true };
}
export function magicianAt(square: string): Spotted {
  const tile = tileAt(square);
  return { x: tile.x + tileSize / 2, y: tile.y + 31, scale: 0.825 };
}

// ── Gardens ──

export const lawn = { width: 152, height: 104 };
export const gardenAt: Record<Garden, Point> = {
  GLASS: { x: 2, y: 2 },
  GLOBE: { x: 160, y: 2 },
  CANTEEN: { x: 318, y: 2 },
  ZEN: { x: 2, y: 380 },
  ALCH: { x: 160, y: 380 },
  TRAIN: { x: 318, y: 380 },
};

// ── The wheel ──

export const wheel = { x: 795, y: 243, rim: 241, outer: 233, inner: 56, hub: 50 };
const degrees = Math.PI / 180;
export const angleOf = (region: Region): number => regions.indexOf(region) * 45 - 90;
export function onWheel(radius: number, angle: number): Point {
  return { x: wheel.x + radius * Math.cos(angle * degrees), y: wheel.y + radius * Math.sin(angle * degrees) };
}
const isDiagonal = (region: Region): boolean => regions.indexOf(region) % 2 === 1;

// A wedge with a little wood showing between neighbours.
export function wedge(region: Region): string {
  const from = angleOf(region) - 22.1;
  const to = angleOf(region) + 22.1;
  const corner = (radius: number, angle: number) => {
    const { x, y } = onWheel(radius, angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return (
    `M${corner(wheel.outer, from)}A${wheel.outer} ${wheel.outer} 0 0 1 ${corner(wheel.outer, to)}` +
    `L${corner(wheel.inner, to - 1)}A${wheel.inner} ${wheel.inner} 0 0 0 ${corner(wheel.inner, from + 1)}Z`
  );
}
// The long names of the upper diagonals would run over the rim farther out.
const isUpper = (region: Region): boolean => region === 'NES' || region === 'GRI';
export const nameAt = (region: Region): Point => onWheel(isUpper(region) ? 197 : 204, angleOf(region));
export const portalAt = (region: Region): Point => onWheel(isDiagonal(region) ? 90 : 91, angleOf(region));

// ── Spaces: position 1 is the left or the upper one ──

const slotRadius = (region: Region): number => (isDiagonal(region) ? 144 : 150);
function regionSpaces(region: Region, spaces: number): Point[] {
  const angle = angleOf(region);
  const backwards = angle >= 45 && angle <= 180;
  return Array.from({ length: spaces }, (_, i) => {
    const turn = (i - (spaces - 1) / 2) * 14.4 * (backwards ? -1 : 1);
    return onWheel(slotRadius(region), angle + turn);
  });
}
function gardenSpaces(garden: Garden, spaces: number): Point[] {
  const { x, y } = gardenAt[garden];
  const across = spaces > 2 ? [29, 81, 129] : [38, 110];
  return across.slice(0, spaces).map((dx) => ({ x: x + dx, y: y + 51 }));
}
export function spacesOf(place: Place, spaces: number): Point[] {
  return isRegion(place) ? regionSpaces(place, spaces) : gardenSpaces(place, spaces);
}

// ── Drawbridge and graveyard: one's own ghosts in a row, the others' in piles with a number ──

export const deck = { x: 390, y: 178, width: 167, height: 132 };
export const grave = { x: 2, y: 118, width: 86, height: 250 };

function others(view: SabbatView, you: string | null): string[] {
  return view.seats.map((p) => p.seat).filter((seat) => seat !== you);
}
// The pile of somebody else on the drawbridge.
export function bridgePile(view: SabbatView, you: string | null, seat: string): Point {
  const all = others(view, you);
  const step = 150 / Math.max(3, all.length);
  return { x: deck.x + 20 + step * all.indexOf(seat), y: you === null ? 256 : 226 };
}
// One's own row; all of it is one target.
export const ownRow = { x: 394, y: 248, width: 158, height: 54 };
function onBridge(ghost: Ghost, view: SabbatView, you: string | null): Spotted {
  if (ghost.seat !== you) {
    const pile = bridgePile(view, you, ghost.seat);
    return { x: pile.x + Math.min(ghost.index, 2) * 3.5, y: pile.y - Math.min(ghost.index, 2) * 2, scale: 0.75 };
  }
  const step = Math.min(36, 122 / Math.max(1, ghost.of - 1));
  const middle = ownRow.x + ownRow.width / 2;
  return { x: middle + (ghost.index - (ghost.of - 1) / 2) * step, y: 272, scale: 1.08 };
}

// A row of the graveyard for each player.
export function graveRow(view: SabbatView, seat: string): Point {
  const row = view.seats.findIndex((p) => p.seat === seat);
  const step = view.seats.length > 3 ? 46 : 56;
  return { x: grave.x + 18, y: grave.y + 84 + row * step };
}
function inGrave(ghost: Ghost, view: SabbatView): Spotted {
  const row = graveRow(view, ghost.seat);
  const step = Math.min(15, 36 / Math.max(1, ghost.of - 1));
  return { x: row.x + ghost.index * step, y: row.y, scale: 0.75 };
}

export function ghostAt(ghost: Ghost, view: SabbatView, you: string | null): Spotted {
  if (ghost.at === 'drawbridge') return onBridge(ghost, view, you);
  if (ghost.at === 'graveyard') return inGrave(ghost, view);
  const place = view.places[ghost.at];
  const spot = spacesOf(ghost.at, place.spaces)[place.ghosts.indexOf(ghost.seat)];
  return { ...(spot ?? { x: 0, y: 0 }), scale: 0.86 };
}

// The way of a ghost, as an arc.
export function route(from: Point, to: Point): string {
  const lift = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
export function centreOf(place: Place | 'bridge'): Point {
  if (place === 'bridge') return { x: ownRow.x + ownRow.width / 2, y: 272 };
  if (isRegion(place)) return onWheel(slotRadius(place), angleOf(place));
  return { x: gardenAt[place].x + 76, y: gardenAt[place].y + 51 };
}
