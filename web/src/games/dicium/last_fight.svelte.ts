// A fight that is over stays on the felt for a moment, or until somebody goes on.

import { settings } from '../../ui/settings.svelte';
import type { Fight } from './Duel.svelte';
import type { Tray } from './tray';

const rest = 2200; // ms

// The tray as it lies, and on it the last fight: one that ended before the eyes of everybody, or (`told`) one that
// nobody had to decide about and that only the news tell. To be called while a component begins.
export function withLastFight(lying: () => Tray, told: () => Fight | null): () => Tray {
  let fought = $state.raw<Fight | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => (fought = null);
  $effect(() => {
    const { fight } = lying();
    const over = fight ? fight.ended !== undefined && fight : told();
    if (!over || settings.motion === 'off') return;
    clearTimeout(timer);
    fought = over;
    timer = setTimeout(forget, rest);
  });
  $effect(() => {
    const going = ['keydown', 'pointerdown'] as const;
    for (const one of going) window.addEventListener(one, forget, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const one of going) window.removeEventListener(one, forget, { capture: true });
    };
  });
  return () => {
    const tray = lying();
    return tray.fight ? tray : { ...tray, fight: fought };
  };
}
