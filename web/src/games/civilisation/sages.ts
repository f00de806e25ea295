// What Philosophers look like: a bust, and a sign of what the card does. Names and texts come from the server.

import type { Sage } from './view';

interface Look {
  bust: 'laurel' | 'hood' | 'curls' | 'veil';
  sign: string;
}
export const sages: Record<Sage, Look> = {
  PH01: { bust: 'curls', sign: 'dic-throw' },
  PH02: { bust: 'laurel', sign: 'dice' },
  PH03: { bust: 'laurel', sign: 'plus' },
  PH04: { bust: 'curls', sign: 'civ-ship' },
  PH05: { bust: 'hood', sign: 'civ-anyway' },
  PH06: { bust: 'laurel', sign: 'dic-pair' },
  PH07: { bust: 'curls', sign: 'civ-city' },
  PH08: { bust: 'hood', sign: 'civ-shield' },
  PH09: { bust: 'hood', sign: 'civ-fight' },
  PH10: { bust: 'laurel', sign: 'civ-region' },
  PH11: { bust: 'curls', sign: 'dic-fight' },
  PH12: { bust: 'hood', sign: 'swap' },
  PH13: { bust: 'curls', sign: 'dic-bonus-green' },
  PH14: { bust: 'laurel', sign: 'civ-temple' },
  PH15: { bust: 'veil', sign: 'civ-hero' },
  PH16: { bust: 'veil', sign: 'dic-reserve' },
};
