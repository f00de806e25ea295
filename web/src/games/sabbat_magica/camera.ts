// Where to look on a small screen: at the half of the board that the question is about.
import type { TargetState } from '../../table/game_module';
import { gardens, isRegion, regions } from './data';
import type { Camera } from './geometry';
import { ids } from './generated';
import type { Ghost } from './pieces';
import type { SabbatView } from './view';

export type Half = Exclude<Camera, 'table'>;
type Ask = (id: string) => TargetState;

const ofPlaces = (places: readonly string[]) => places.flatMap((place) => [`place:${place}`, `ghost:${place}`]);
const targets: Record<Half, string[]> = {
  regions: ofPlaces(regions),
  manor: [
    ...ofPlaces(gardens),
    ...ids.square.map((square) => `square:${square}`),
    ...ids.mirror.map((mirror) => `mirror:${mirror}`),
  ],
};

// Something there goes on from what is chosen.
export const inviting = (half: Half, target: Ask): boolean => targets[half].some((id) => target(id).next);

export function about(view: SabbatView, target: Ask): Half {
  if (view.arriving_at) return isRegion(view.arriving_at) ? 'regions' : 'manor';
  if (inviting('regions', target)) return 'regions';
  return inviting('manor', target) || view.effect_used !== undefined ? 'manor' : 'regions';
}

export function isIn(camera: Camera, ghost: Ghost): boolean {
  if (camera === 'table') return true;
  if (ghost.at === 'drawbridge') return false; // in the strip above
  if (ghost.at === 'graveyard') return camera === 'manor';
  return isRegion(ghost.at) === (camera === 'regions');
}
