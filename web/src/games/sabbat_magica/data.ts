// What the drawing goes by: what is a region, how signs and paints are called. Names, texts and numbers of the rules
// come from the server (table/names.ts).
import { ids } from './generated';
import type { Garden, Kind, People, Place, Region } from './view';

export const regions: readonly Region[] = ['TUR', 'NES', 'GIN', 'VAD', 'FRI', 'VAL', 'BER', 'GRI'];
export const isRegion = (place: Place): place is Region => regions.includes(place as Region);
export const gardens = ids.place.filter((place): place is Garden => !isRegion(place));

export const kindIcons: Record<Kind, string> = {
  spider: 'sab-spider',
  rat: 'sab-rat-tail',
  gem: 'sab-gem',
  mask: 'sab-mask',
};

// Suffixes of the drawings: ghosts and magicians of a people.
export const peopleSigns = { ARG: 'A', ZUG: 'Z', SAN: 'S', LUS: 'L' } as const satisfies Record<People, string>;
