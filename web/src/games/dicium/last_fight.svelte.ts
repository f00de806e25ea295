// A fight that is over stays on the felt for a moment, or until somebody goes on.

import { settings } from '../../ui/settings.svelte';
import type { Fight } from './Duel.svelte';

const rest = 2200; // ms

// `told`: the fight that has just been told, if any. To be called while a component begins.
export function lastFight(told: () => Fight | null): () => Fight | null {
  let fought = $state.raw<Fight | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => (fought = null);
  $effect(() => {
    const fight = told();
    if (!fight || settings.motion === 'off') return;
    clearTimeout(timer);
    fought = fight;
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
  return () => fought;
}
