// What the parts of the table tell each other.

import { MediaQuery } from 'svelte/reactivity';
import type { Combo } from '../dicium/dice';

// The row of the rack that is pointed at: the course shows how far it would lead.
export const looked = $state<{ row: Combo | null }>({ row: null });

// Room for the whole of one's own side; elsewhere the mat is one row of what is asked for, and the rest is in a drawer.
export const roomy = new MediaQuery('(min-width: 900px) and (min-height: 520px)', true);
// All of it side by side; elsewhere the rack is a row of what can be played.
export const spacious = new MediaQuery('(min-width: 1200px)', true);
