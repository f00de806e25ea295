// Evenfall's table over stored positions: every option can be pointed at, the language of signs is read whole, hidden
// things stay hidden; what the log tells of battles and of the Automa, and who would win with which dial.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import evenfall from '../../src/games/evenfall';
import { made } from '../../src/games/evenfall/path';
import { tokensOf } from '../../src/games/evenfall/signs';
import { ids } from '../../src/games/evenfall/generated';
import { legend, partsOf } from '../../src/games/evenfall/legend';
import { automaTurn, fought } from '../../src/games/evenfall/told';
import { outcomeFor } from '../../src/games/evenfall/verdict';
import {
  emblem,
  keywords,
  kinds,
  printed,
  printedPlace,
  type EvenfallView,
  type Names,
  type PlaceId,
} from '../../src/games/evenfall/view';
import type { LogEvent, LogLine, TableFrame } from '../../src/protocol';
import { placesOf } from '../../src/table/picking';
import { playerOf } from '../../src/table/seats';
import { settings } from '../../src/ui/settings.svelte';
import sprite from '../../src/ui/signs.svg?raw';
import { languages, type Lang } from '../../src/words';
import { frames, positionsOf } from './corpus';
import { decisionsOf, engineNames, gameOf } from './engine';
import WholeTable from './WholeTable.svelte';

const positions = positionsOf<EvenfallView>('evenfall');
const frameOf = (name: string) => frames.find((one) => one.name === name)!.frame;
const viewOf = (name: string) => frameOf(name).view as EvenfallView;

const words = { fr: engineNames('evenfall', 'fr') as Names, en: engineNames('evenfall', 'en') as Names };
const names = (lang: Lang) => words[lang];
const draw = (frame: TableFrame, lang: Lang, picked: string[] = []) => {
  settings.lang = lang;
  return render(WholeTable, { props: { game: evenfall, frame, names: names(lang), picked } }).body;
};
const buttons = (html: string) =>
  new Set([...html.matchAll(/<button\b[^>]*\bdata-target="([^"]*)"/g)].map(([, id]) => id!.split('#', 1)[0]!));

it('has a frame of every decision', () => {
  const shown = new Set(positions.map(({ decision }) => decision.name));
  expect(decisionsOf('evenfall').filter((name) => !shown.has(name))).toEqual([]);
});

describe('the board', () => {
  it.each(positions)('offers every option of $name, step by step', ({ name, decision, view, seat }) => {
    const first = buttons(draw(frameOf(name), 'fr'));
    for (const { action } of decision.options) {
      const places = placesOf(evenfall.path(action, view, decision.name, seat));
      if (places.length === 0) continue;
      expect(first, action).toContain(places[0]);
      // The reserve is on the board from the beginning; faces and Catalysts come when their card or slot is chosen.
      if (places.length === 2 && !places[1]!.startsWith('unit:')) {
        const then = buttons(draw(frameOf(name), 'fr', [places[0]!]));
        expect(then, action).toContain(places[1]);
      }
    }
  });
  const signs = new Set([...(sprite + evenfall.icons).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  it.each(positions)('draws only what is in the sprites, and sets its words, at $name', ({ name }) => {
    for (const lang of languages) {
      const html = draw(frameOf(name), lang);
      const used = [...html.matchAll(/<use\b[^>]*\bhref="#([^"]*)"/g)].map(([, id]) => id);
      expect(used.filter((id) => !signs.has(id))).toEqual([]);
      const texts = [
        ...[...html.matchAll(/\b(?:aria-label|data-now)="([^"]*)"/g)].map(([, text]) => text!),
        ...html.replace(/<[^>]*>/g, '\n').split('\n'),
      ];
      const wrong = lang === 'fr' ? /'| [:;?!%»]|« |undefined/ : /'|undefined/;
      expect(texts.filter((text) => wrong.test(text))).toEqual([]);
    }
  });
  it.each(positions)('shows no card of another hand, at $name', ({ name, view, seat }) => {
    const mine = playerOf(view, seat).hand ?? [];
    const open = [
      ...view.seats.flatMap((one) => [...one.specialists, ...one.tilted, ...one.council, ...one.copies]),
      ...Object.values(view.lands).flatMap((land) => land?.ritual ?? []),
    ];
    const drawn = [...draw(frameOf(name), 'en').matchAll(/data-piece="card-([^"]+)"/g)].map(([, card]) => card!);
    expect(drawn.filter((card) => ![...mine, ...open].includes(card as never))).toEqual([]);
  });
  it('keeps the duelling ground closed until all dials are sealed', () => {
    const view = viewOf('evenfall-4-dial');
    expect(view.battle?.revealed).toBe(false);
    expect(view.battle?.dials).toBeUndefined();
  });
  it('paints a seat by its Clan, and no two alike', () => {
    const view = viewOf('evenfall-4-action');
    const paints = view.seats.map((one) => evenfall.paint!(view, one.seat));
    expect(new Set(paints).size).toBe(4);
    expect(evenfall.paint!(view, view.seats.find((one) => one.clan === 'star')!.seat)).toBe(2);
  });
});

describe('the language of signs', () => {
  it('reads quantities, signs and what stands between them', () => {
    expect(tokensOf('−2C > 3A / transfer')).toEqual([
      { kind: 'sign', n: '−2', word: 'C' },
      { kind: 'to' },
      { kind: 'sign', n: '3', word: 'A' },
      { kind: 'or' },
      { kind: 'sign', n: '', word: 'transfer' },
    ]);
  });
  it('holds what one may do in a frame, and does not mind French spaces', () => {
    expect(tokensOf('discover\u202f: ( harvest )')).toEqual([
      { kind: 'sign', n: '', word: 'discover' },
      { kind: 'when' },
      { kind: 'may', inside: [{ kind: 'sign', n: '', word: 'harvest' }] },
    ]);
  });
  it('explains every sign that the server writes, each once', () => {
    const explained = new Set(legend.flatMap(({ rows }) => rows.flatMap(({ signs: row }) => partsOf(row))));
    const written = gameOf('evenfall').pieces.flatMap(({ id, caption }) =>
      /^(card|council|place|region|reward|coven|token|scout|space|socket):/.test(id) && caption
        ? partsOf(caption.en)
        : [],
    );
    expect(new Set(written).size).toBeGreaterThan(30);
    expect([...new Set(written)].filter((part) => !explained.has(part))).toEqual([]);
    const rows = legend.flatMap((group) => group.rows.map(({ signs: row }) => row));
    expect(new Set(rows).size).toBe(rows.length);
  });
  it('takes a Place apart into harvest and Binding Bonus', () => {
    const { pieces } = gameOf('evenfall');
    const place = pieces.find(({ id, caption }) => id.startsWith('place:') && caption?.en.includes('\n'))!;
    const [harvest, binding] = place.caption!.en.split('\n');
    expect(printedPlace(place.id.slice(6) as PlaceId, names('en'))).toMatchObject({ harvest, binding });
  });
  it('takes cost, keyword and kind of a card from the server', () => {
    const { figures } = gameOf('evenfall').pieces.find(({ id }) => id === 'card:R01')!;
    const { herb, potion, knowledge } = figures!;
    expect(printed('R01', names('en'))).toMatchObject({
      kind: kinds[figures!.type!],
      keyword: keywords[figures!.keyword!],
      cost: { herb, potion, knowledge },
    });
  });
  it('has an emblem for each kind of Place', () => {
    expect([emblem('P01'), emblem('P04'), emblem('P05'), emblem('P52'), emblem('peak-moon')]).toEqual([
      'pl-swamp',
      'pl-swamp',
      'pl-sanct',
      'pl-observ',
      'pl-arch',
    ]);
  });
});

describe('pointing', () => {
  const view = viewOf('evenfall-3-resources');
  const path = (action: string, decision = 'action') => evenfall.path(action, view, decision, 'A');
  it('takes resources of choice in any order', () => {
    expect(path('take 1 0 2', 'resources')).toEqual([['unit:herb', 'unit:knowledge', 'unit:knowledge']]);
  });
  it('sends a Witch unless an Elder is named', () => {
    expect(path('region north witch')).toEqual(['space:north']);
    expect(path('region north elder')).toEqual(['space:north', 'reserve:elder']);
  });
  it('asks which face of a character is played', () => {
    expect(path('council C01a')).toEqual(['hand:C01a', 'face:council']);
  });
  it('asks for the kind of a Catalyst where it is bought, not where it is given', () => {
    expect(path('catalyst P01 orb 1', 'build')).toEqual(['slot:P01', 'catalyst:orb:mana']);
    expect(path('catalyst P01 orb 0', 'catalyst')).toEqual(['slot:P01']);
  });
  it('asks why not', () => {
    expect(evenfall.probe!('face:council', view, 'action', 'A', ['hand:C03b'])).toBe('council C03b');
    expect(evenfall.probe!('place:P10', view, 'action', 'A', [])).toBe('discover P10');
    expect(evenfall.probe!('place:P10', view, 'dial', 'A', [])).toBeNull();
  });
  it('means a choice by its plate, a stair by its number, a stone by its kind', () => {
    expect(path('choose 2', 'choose')).toEqual(['choice:2']);
    expect(path('bonus 3', 'bonus')).toEqual(['coven:3']);
    expect(path('win leaf', 'stone')).toEqual(['stone:leaf']);
    expect(path('dial 4', 'dial')).toEqual(['dial:4']);
    expect(path('retrieve P01 elder', 'retrieve')).toEqual(['who:P01:elder']);
  });
  it('finds the card whose effect waits, wherever it lies', () => {
    const late = viewOf('evenfall-4-late');
    const me = late.deciders![0]!;
    const clan = playerOf(late, me);
    const place = clan.inner.find((one) => late.lands[one]?.ritual)!;
    const resolve = (card: string) => evenfall.path(`resolve ${card}`, late, 'order', me);
    expect(resolve(late.lands[place]!.ritual!)).toEqual([`own:${place}`]);
    expect(resolve(clan.specialists[0]!)).toEqual([`spec:${clan.specialists[0]}`]);
    const member = late.seats.find((one) => one.council.length > 0)!;
    expect(evenfall.path(`resolve ${member.council[0]}`, late, 'order', member.seat)).toEqual([
      `member:${member.council[0]}`,
    ]);
  });
  it('asks why not of every kind of place that a decision is about', () => {
    const why = (id: string, decision: string) => evenfall.probe!(id, view, decision, 'A', []);
    expect(why('own:P01', 'transfer')).toBe('transfer P01');
    expect(why('own:P01', 'move')).toBe('move P01');
    expect(why('region:north', 'region')).toBe('go north');
    expect(why('theirs:C01a', 'copy')).toBe('copy C01a');
    expect(why('coven:3', 'bonus')).toBe('bonus 3');
    expect(why('socket:2', 'socket')).toBe('socket 2');
    expect(why('who:P01:witch', 'retrieve')).toBe('retrieve P01 witch');
    expect(why('stones', 'action')).toBe('stone');
    expect(why('coven:3', 'action')).toBeNull();
  });
  it('marks the card that is being played', () => {
    const onto = viewOf('evenfall-3-onto');
    expect(made(onto, onto.deciders![0]!)).toEqual([`hand:${onto.by!.slice(5)}`]);
  });
});

const event = (name: string, args: number[] = [], seat?: string): LogEvent => ({
  event: name,
  motion: 'notice',
  args,
  ...(seat ? { seat } : {}),
});
const line = (text: string, ...events: LogEvent[]): LogLine => ({ move: 1, text, events });

describe('the log', () => {
  const view = viewOf('evenfall-4-dial');
  it('tells who has won the battles of this round, and with which stone', () => {
    const earlier = line('', event('battle_won', [0], 'D'), event('stone_taken', [0, 1], 'D'));
    const log = [
      earlier,
      line('Battle Phase', event('phase_begins', [4])),
      line('', event('battle_won', [0], 'B')),
      line('', event('stone_taken', [0, 3], 'B')),
    ];
    const central: EvenfallView = { ...view, phase: 'battle', battle: { ...view.battle!, region: 'south' } };
    expect(fought(central, log)).toEqual({ north: { seat: 'B', stone: ids.stone[3] }, central: {} });
    expect(fought({ ...central, phase: 'action' }, log)).toEqual({});
    expect(fought(central, [])).toEqual({}); // who comes later was not told
  });
  const solo = viewOf('evenfall-1-action');
  const turned = line('turns', event('automa_turned', [10]));
  const moved = line('goes', event('automa_moved', [6, 3]));
  it('tells the last turn of the Automa: its card, its way, where it had to stop', () => {
    const log = [turned, line('goes', event('automa_moved', [3, 0])), turned, moved, line('transfers')];
    expect(automaTurn(log, () => 4)).toEqual({
      card: ids.card[10],
      from: 3,
      to: 6,
      stopped: true,
    });
    expect(automaTurn(log, () => 3)!.stopped).toBe(false);
    expect(automaTurn([moved], () => 0)!.card).toBeUndefined();
    expect(automaTurn([], () => 0)).toBeNull();
  });
  it('lets the marker of the Automa go along the oval', () => {
    const way = evenfall.route!('automa', { ...solo, oval: 1 }, [line('', event('automa_moved', [0, 10]))]);
    expect(way).toEqual(['oval:10', 'oval:11', 'oval:0', 'oval:1']);
    expect(evenfall.route!('witch-A', solo, [moved])).toEqual([]);
  });
});

describe('a dial', () => {
  const fighter = (base: number, more: object = {}) => ({
    base,
    dial: null as number | null,
    most: 9,
    rank: 0,
    automa: false,
    ...more,
  });
  it('says from which dial of a rival one loses: ties go to the higher dial, then to the first in turn order', () => {
    const me = fighter(2, { dial: 3, rank: 1 });
    expect(outcomeFor(me, fighter(1))).toBe(4); // a tie at 4, by a higher dial
    expect(outcomeFor(me, fighter(2))).toBe(3); // the same strength and dial, earlier in turn order
    expect(outcomeFor(me, fighter(2, { rank: 2 }))).toBe(4);
    expect(outcomeFor(me, fighter(2, { most: 2 }))).toBe('never');
    expect(outcomeFor(me, fighter(6))).toBe('always');
  });
  it('knows who wins once the dials are shown', () => {
    expect(outcomeFor(fighter(2, { dial: 3 }), fighter(4, { dial: 0, rank: 1 }))).toBe('never');
    expect(outcomeFor(fighter(2, { dial: 1 }), fighter(4, { dial: 0, rank: 1 }))).toBe('always');
  });
  it('wins ties against the Automa', () => {
    expect(outcomeFor(fighter(4, { dial: 3 }), fighter(5, { automa: true, dial: 2 }))).toBe('never');
    expect(outcomeFor(fighter(4, { dial: 3 }), fighter(5, { automa: true, most: 5 }))).toBe(3);
  });
});
