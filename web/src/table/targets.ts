// How <Target> reaches the table that it lies on.

import { getContext, setContext } from 'svelte';
import type { TargetState } from './game_module';

export interface Targets {
  target: (id: string) => TargetState;
  pick: (id: string) => void;
  hover: (id: string | null) => void;
  made: (id: string) => boolean; // chosen already, in what is under way
}

const key = Symbol('targets');
export const provideTargets = (targets: Targets) => setContext(key, targets);
export const useTargets = () => getContext<Targets>(key);
