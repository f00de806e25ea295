// What a person has chosen for this device.

import type { Lang } from '../words';

export interface Settings {
  lang: Lang;
  motion: 'off' | 'quick' | 'normal' | 'slow';
  text: 'normal' | 'large' | 'larger';
  contrast: 'candle' | 'clear';
  confirm: boolean; // a second click commits
  confirmTurn: boolean; // the end of a turn wants a yes
  name: string;
  game: string; // played last
}

// How much larger a board's own words are (--text of tokens.css).
export const textScale = { normal: 1, large: 1.125, larger: 1.25 } as const;

const key = 'veillee.settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const preset: Settings = {
  lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
  text: 'normal',
  contrast: 'candle',
  confirm: true,
  confirmTurn: false,
  name: '',
  game: 'samhain',
};

export const settings: Settings = $state({ ...preset, ...stored() });

export function change(values: Partial<Settings>) {
  Object.assign(settings, values);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
