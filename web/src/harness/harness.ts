// /harness?game=samhain&fixture=samhain-3-60-fr&lang=fr&motion=off : a game's components in the real
// table, from a frame in tests/fixtures. Picking works; actions are told to the console.

import { mount } from 'svelte';
import '../styles';
import type { TableFrame } from '../protocol';
import Harness from './Harness.svelte';

const fixtures = import.meta.glob<TableFrame>('../../tests/fixtures/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const names = Object.keys(fixtures).map((path) => path.split('/').at(-1)!.replace('.json', ''));
const game = asked.get('game') ?? 'samhain';
const name = asked.get('fixture') ?? names.find((one) => one.startsWith(game))!;
const load = fixtures[`../../tests/fixtures/${name}.json`];
if (!load) throw new Error(`no fixture ${name}; there are: ${names.join(', ')}`);

mount(Harness, { target: document.getElementById('app')!, props: { frame: await load(), lang: asked.get('lang') } });
