// The entrance and what leads back to it: names, the room before the game, my tables, people who leave or share
// a device, files.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitTurn, decideByMouse, dice } from './hands';
import {
  gameIds,
  laptop,
  openTable,
  playOut,
  openWorld,
  phone,
  seatLink,
  type Opened,
  type Visitor,
  type World,
} from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const done = async (...people: Visitor[]) => {
  for (const { troubles, leave } of people) {
    expect(troubles).toEqual([]);
    await leave();
  }
};
const menu = async (page: Page, name: RegExp | string) => {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name }).click();
};
const boxOf = async (one: Locator) => (await one.boundingBox())!;

it('against computers nobody is asked for a name; it is said and changed at the table, and kept', async () => {
  const anne = await world.person({ settings: { name: '' } });
  const { page } = anne;
  await page.goto(world.origin);
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  await page.waitForURL(/\/t\//);
  await awaitTurn(page);
  const guest = await world.person();
  await guest.page.goto(page.url());
  await guest.page.locator('.v-board').waitFor();
  await guest.page.locator('.v-rivals', { hasText: 'Hôte' }).waitFor();

  await menu(page, 'Réglages');
  await page.getByLabel('Votre nom').fill('Maël');
  await page.keyboard.press('Enter');
  await guest.page.locator('.v-rivals', { hasText: 'Maël' }).waitFor();

  await page.goto(world.origin);
  await page.getByRole('button', { name: 'Inviter des amis' }).click();
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('Maël');
  await done(anne, guest);
});

it('computers have names of their own and their level as a badge; one’s own seat is "you"', async () => {
  const seats = [
    { kind: 'me', name: 'Anne' },
    { kind: 'computer', level: 'apprentice' },
    { kind: 'computer', level: 'apprentice' },
  ];
  for (const [game, viewport, locale] of [
    ['samhain', laptop, 'fr-FR'],
    ['samhain', phone, 'fr-FR'],
    ['sabbat-magica', laptop, 'en-GB'],
  ] as const) {
    const opened = await openTable(world, game, seats);
    const anne = await world.person({ viewport, locale, tables: [opened] });
    await anne.page.goto(`${world.origin}/t/${opened.table}`);
    await awaitTurn(anne.page);
    const rivals = anne.page.locator('.v-rival');
    const names = await rivals.locator('.who b').allInnerTexts();
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^\p{Lu}[^()]*$/u);
    // Nothing of a name is cut off.
    for (const name of await rivals.locator('.who b').all()) {
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      expect((await boxOf(name)).width).toBeGreaterThan(10);
    }
    if (viewport === laptop) {
      // Who holds the club has a level, too: the words stay clear of the points.
      for (const rival of await rivals.all()) {
        const said = await boxOf(rival.locator('.who'));
        expect(said.x + said.width).toBeLessThanOrEqual((await boxOf(rival.locator('.score'))).x);
        expect(await rival.locator('.who').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      }
      expect(await anne.page.locator('.order').innerText()).toMatch(/Vous|You/);
      expect(await rivals.first().innerText()).toContain('apprenti');
    }
    await done(anne);
  }
});

it('a new table: words about the box, and only options for so many', async () => {
  const anne = await world.person();
  const { page } = anne;
  await page.goto(world.origin);
  await page.locator('button.box[data-game="sabbat-magica"]').click();
  const form = page.locator('dialog[open]');
  expect((await form.locator('.about p').first().innerText()).length).toBeGreaterThan(60);
  await form.locator('summary').click();
  const count = (n: number) => form.locator('label', { hasText: new RegExp(`^${n}$`) }).click();
  const options = () => form.locator('details label > span').allInnerTexts();
  await count(3);
  expect((await options()).join()).toMatch(/siège C/i);
  expect((await options()).join()).not.toMatch(/siège D/i);
  await count(4);
  expect((await options()).join()).toMatch(/siège D/i);
  // The rules lie over the form, and shutting them leaves it as it is.
  await form.getByRole('button', { name: 'Lire les règles' }).click();
  await page.locator('.rules .clause').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.rules').waitFor({ state: 'detached' });
  expect(await options()).toHaveLength(5);
  // Camps stand on the seats, and partners.
  await form.locator('label', { hasText: 'Shogun' }).click();
  await form.getByText('Samouraïs', { exact: true }).waitFor();
  await count(4);
  expect(await form.locator('.seat small').allInnerTexts()).toEqual([
    'Ninjas, avec C',
    'Samouraïs, avec D',
    'Ninjas, avec A',
    'Samouraïs, avec B',
  ]);
  await done(anne);
});

it('the room before the game tells what was agreed', async () => {
  const opened = await openTable(
    world,
    'sabbat-magica',
    [{ kind: 'me', name: 'Anne' }, { kind: 'computer', level: 'initiate' }, { kind: 'open' }],
    { options: { 'people-a': 'LUS' }, clock: { kind: 'game', minutes: 20, increment: 10 } },
  );
  for (const viewport of [laptop, phone]) {
    const boris = await world.person({ viewport, settings: { name: 'Boris' } });
    const { page } = boris;
    await page.goto(`${world.origin}/t/${opened.table}`);
    const room = page.locator('.room');
    await room.getByText('Luserna').waitFor();
    const terms = await room.locator('dl').innerText();
    expect(terms).toContain('20 min par joueur');
    expect(terms).toMatch(/siège C/i);
    expect(terms).not.toMatch(/siège D/i);
    expect(await room.innerText()).toMatch(/75 minutes/);
    expect(await room.locator('li').nth(1).innerText()).toContain('initié');
    await room.getByRole('button', { name: 'Lire les règles' }).click();
    await page.locator('.rules .clause').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await done(boris);
  }
});

describe('my tables', () => {
  const seats = (names: string[]) =>
    names.map((name, i) => ({ seat: 'ABCD'[i], kind: i === 0 ? 'human' : 'computer', name }));
  const others = ['Anne', 'Bartholomée-Geneviève', 'Conall', 'Dechtire'];
  const rows = [
    { table: 'over', state: 'over', move: 586, updated: Date.UTC(2025, 10, 12, 12), you: 'A', host: true },
    { table: 'theirs', state: 'running', move: 1031, updated: 30, you: 'A', waiting_for: ['B'] },
    { table: 'mine', state: 'running', move: 1031, updated: 10, you: 'A', your_turn: true, waiting_for: ['A'] },
  ].map((row) => ({ game: 'samhain', title: 'Sabbat Magica', seats: seats(others), created: 0, ...row }));
  const result = { ended: 'finished', kind: 'ranked', drawn: false, scores: [31, 40, 9, 8], places: [2, 1, 3, 4] };

  it.each([
    [1366, 768],
    [768, 1024],
    [390, 844],
    [320, 640],
  ])('fit at %i × %i, whose turn first, with result and date', async (width, height) => {
    const anne = await world.person({
      viewport: { width, height },
      tables: rows.map(({ table }) => ({ table, host: '', seat: 'A', token: 'x' })),
    });
    const { page } = anne;
    await page.route('**/api/summaries', (route) =>
      route.fulfill({
        json: {
          tables: rows.map((row) => (row.state === 'over' ? { ...row, result: { ...result, winners: ['B'] } } : row)),
        },
      }),
    );
    await page.goto(world.origin);
    const items = page.locator('.mine li');
    await items.nth(2).waitFor();
    expect(await items.nth(0).innerText()).toContain('À vous');
    expect(await items.nth(2).innerText()).toMatch(/2e sur 4 · 31 points/);
    expect(await items.nth(2).innerText()).toMatch(/12 nov\.? 2025/);
    const room = await boxOf(page.locator('.mine ul'));
    for (const item of await items.all()) {
      const inside = await item.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(inside).toBeLessThanOrEqual(0);
      const state = await boxOf(item.locator('.state'));
      expect(state.x + state.width).toBeLessThanOrEqual(room.x + room.width);
    }
    const forget = items.nth(2).getByRole('button', { name: 'Oublier cette table' });
    await forget.scrollIntoViewIfNeeded();
    const button = await boxOf(forget);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await forget.click();
    expect(await items.count()).toBe(2);
    await done(anne);
  });

  it('tell how a game has really ended', async () => {
    const opened = await openTable(world, 'samhain', [
      { kind: 'me', name: 'Anne' },
      { kind: 'computer', level: 'random' },
    ]);
    const anne = await world.person({ tables: [opened] });
    await anne.page.goto(`${world.origin}/t/${opened.table}`);
    await awaitTurn(anne.page);
    await menu(anne.page, /Abandonner/);
    await anne.page.getByRole('button', { name: 'Oui' }).click();
    await anne.page.locator('dialog .headline').waitFor({ timeout: 30000 });
    await anne.page.goto(world.origin);
    await anne.page.locator('.mine li', { hasText: 'perdu' }).waitFor();
    await done(anne);
  });
});

// Two people with a device each, the board before them.
async function twoFriends(game: string, more: object = {}): Promise<[Visitor, Visitor, Opened]> {
  const opened = await openTable(world, game, [{ kind: 'me', name: 'Anne' }, { kind: 'open' }], more);
  const anne = await world.person({ tables: [opened] });
  const boris = await world.person({ settings: { name: 'Boris' } });
  await anne.page.goto(`${world.origin}/t/${opened.table}`);
  await boris.page.goto(`${world.origin}/t/${opened.table}`);
  await boris.page.getByRole('button', { name: 'M’asseoir ici' }).click();
  for (const { page } of [anne, boris]) await page.locator('.v-board').waitFor();
  return [anne, boris, opened];
}
const asked = (page: Page) =>
  page.evaluate(() => document.querySelector('.v-decision.on-parch:not([data-wait])') !== null);

it('who leaves while the others wait: one line with a countdown, then a button', async () => {
  const [anne, boris] = await twoFriends('samhain', { grace: 10 });
  await anne.page.locator('.v-decision.on-parch').waitFor();
  const [gone, left] = (await asked(anne.page)) ? [anne, boris] : [boris, anne];
  await gone.leave();
  const note = left.page.locator('.v-note', { hasText: 'n’est pas là' });
  await note.waitFor();
  expect(await note.count()).toBe(1);
  expect(await note.getByRole('button').innerText()).toMatch(/dans 0:\d\d/);
  expect(await note.getByRole('button').isDisabled()).toBe(true);
  await note.getByRole('button', { name: 'Laisser l’ordinateur jouer' }).click({ timeout: 20000 });
  await note.waitFor({ state: 'detached' });
  expect(await left.page.locator('.notice').count()).toBe(0);
  await awaitTurn(left.page, 30000);
  await done(left);
});

it('two people at one device: what is hidden is covered until the other takes it', async () => {
  const anne = await world.person();
  const { page } = anne;
  await page.goto(world.origin);
  await page.locator('button.box[data-game="samhain"]').click();
  const form = page.locator('dialog[open]');
  await form.locator('label', { hasText: /^2$/ }).click();
  await form.getByLabel('Place B').selectOption('here');
  await form.getByRole('button', { name: 'Ouvrir la table' }).click();
  await form.getByText('Chacun ici a besoin d’un nom').waitFor();
  await form.getByLabel('Nom à la place B').fill('Boris');
  await form.getByRole('button', { name: 'Ouvrir la table' }).click();

  const cover = page.locator('.pass');
  const held = new Set<string>();
  const roll = dice(3);
  for (let pass = 0; pass < 4; ++pass) {
    await cover.waitFor();
    expect(await page.locator('.v-table').count()).toBe(0); // nothing of the table is in the page
    const who = (await cover.locator('h1').innerText()).replace('Passez l’appareil à ', '');
    held.add(who);
    await cover.getByRole('button', { name: `Je suis ${who}` }).click();
    await page.locator('.v-mat').waitFor();
    if (pass === 1) {
      // Whoever opens the page again has to say who they are.
      await page.reload();
      await cover.waitFor();
      await cover.getByRole('button', { name: `Je suis ${who}` }).click();
    }
    await awaitTurn(page);
    for (let i = 0; i < 12 && !(await cover.count()); ++i) {
      if (await asked(page)) await decideByMouse(page, roll).catch(() => {});
      await page.waitForTimeout(50);
    }
  }
  expect([...held].sort()).toEqual(['Anne', 'Boris']);
  // Back to the one before, and on again.
  await cover.waitFor();
  await cover.getByRole('button', { name: /^Revenir chez/ }).click();
  await page.locator('.v-table').waitFor();
  await page
    .locator('.v-note')
    .getByRole('button', { name: /^Passez l’appareil/ })
    .click();
  await cover.waitFor();
  await page.goto(world.origin);
  await page.locator('.mine li.you', { hasText: 'Anne, Boris' }).waitFor();
  await done(anne);
});

describe('files', () => {
  const save = async (page: Page, name: string) => {
    const [saved] = await Promise.all([page.waitForEvent('download'), menu(page, name)]);
    expect(saved.suggestedFilename()).toMatch(/\.veillee$/);
    return saved.path();
  };

  it('among people one saves one’s own view, which opens to look at', async () => {
    const [anne, boris] = await twoFriends('samhain');
    const file = await save(anne.page, 'Enregistrer ma vue (pour la regarder)');
    expect(readFileSync(file, 'utf8')).toContain('"veillee-view"');
    await anne.page.goto(world.origin);
    await anne.page.locator('input[type="file"]').setInputFiles(file);
    await anne.page.locator('.v-board').waitFor();
    await anne.page.getByText('C’est une vue enregistrée').waitFor();
    expect(await anne.page.locator('.v-table .is-legal').count()).toBe(0);
    await anne.page.getByRole('link', { name: 'Retour à l’entrée' }).click();
    await anne.page.locator('.lobby').waitFor();
    await done(anne, boris);
  });

  it('a game against computers goes on from its file, also that of two at one device', async () => {
    const people = (names: string[]) => [
      ...names.map((name) => ({ kind: 'me', name })),
      { kind: 'computer', level: 'random' },
    ];
    for (const names of [['Anne'], ['Anne', 'Boris']]) {
      const opened = await openTable(world, 'samhain', people(names), { seed: '0x0000000000000031' });
      const anne = await world.person({ tables: [opened] });
      const { page } = anne;
      const cover = page.locator('.pass');
      const moveNow = () => page.locator('.v-table').getAttribute('data-move');
      // Whoever is awaited takes the device.
      const toTheBoard = async () => {
        // The cover comes when the computer has moved: it, or one's own question, is waited for.
        const next = page.locator('.pass, .v-decision.on-parch:not([data-wait])').first();
        for (await next.waitFor(); await cover.count(); await next.waitFor()) {
          const held = await cover.locator('h1').innerText();
          await cover.getByRole('button', { name: /^Je suis/ }).click();
          await page.locator('.v-mat').or(cover.getByText(held)).first().waitFor();
        }
        await awaitTurn(page);
      };
      await page.goto(`${world.origin}/t/${opened.table}`);
      const roll = dice(5);
      for (let i = 0; i < 4; ++i) {
        await toTheBoard();
        await decideByMouse(page, roll);
      }
      await toTheBoard();
      const saved = await moveNow();
      const mine = await page.locator('.v-mat').innerText();
      const file = await save(page, 'Enregistrer la partie');
      expect(readFileSync(file, 'utf8')).toContain('"veillee-game"');

      await page.goto(world.origin);
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(opened.table));
      await toTheBoard();
      expect(await moveNow()).toBe(saved);
      expect(await page.locator('.v-mat').innerText()).toBe(mine);
      for (let i = 0; i < 4; ++i) {
        await decideByMouse(page, roll);
        await toTheBoard();
      }
      await done(anne);
    }
  });

  it('anything else is told what it is', async () => {
    const anne = await world.person();
    const { page } = anne;
    await page.goto(world.origin);
    const give = (name: string, text: string) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await give('a.txt', 'Bonsoir');
    await page.locator('.notice', { hasText: 'autre chose : un texte' }).waitFor();
    await give('b.json', '{"game":"samhain","position":{}}');
    await page.locator('.notice', { hasText: 'est une position' }).waitFor();
    await give('c.veillee', '');
    await page.locator('.notice', { hasText: 'est vide' }).waitFor();
    expect(await page.locator('.notice').count()).toBe(1);
    await done(anne);
  });
});

it('a lost line covers nobody’s name, and rivals stand as the top bar has them', async () => {
  const seats = ['initiate', 'initiate', 'initiate'].map((level) => ({ kind: 'computer', level }));
  const opened = await openTable(world, 'sabbat-magica', [{ kind: 'me', name: 'Anne' }, ...seats]);
  for (const viewport of [laptop, phone]) {
    const anne = await world.person({ viewport });
    const { page } = anne;
    await page.goto(seatLink(world, opened));
    await page.locator('.v-board').waitFor();
    const order = await page.locator('.order li').evaluateAll((all) => all.map((one) => one.getAttribute('data-now')!));
    const rivals = await page.locator('.v-rival .who b').allTextContents();
    const names = order.map((one) => one.split(' · ')[0]!).filter((one) => one !== 'Anne');
    expect(rivals).toEqual(names);
    await world.stopServer();
    await page.locator('.lost').waitFor({ timeout: 30000 });
    const pill = await boxOf(page.locator('.lost'));
    for (const one of await page.locator('.order li, .v-rival .who').all()) {
      const name = await one.boundingBox();
      if (!name) continue;
      const apart =
        name.x + name.width <= pill.x ||
        pill.x + pill.width <= name.x ||
        name.y + name.height <= pill.y ||
        pill.y + pill.height <= name.y;
      expect(apart).toBe(true);
    }
    await world.startServer();
    await anne.leave();
  }
});

// A game without points ends in its own way.
const boards = join(import.meta.dirname, '../../src/games');
const endOf = (game: string) => join(boards, game.replace(/^dicium-/, '').replaceAll('-', '_'), 'End.svelte');
const counted = gameIds.filter((game) => !existsSync(endOf(game)));
it.each(counted)('%s: the final count by sources adds up, in the sheet and in bars', async (game) => {
  for (const viewport of [laptop, phone]) {
    const opened = await openTable(world, game, [
      { kind: 'me', name: 'Anne' },
      { kind: 'computer', level: 'random' },
    ]);
    const anne = await world.person({ viewport });
    const { page } = anne;
    await playOut(world, opened);
    await page.goto(seatLink(world, opened));
    await page.locator('dialog .sources li').nth(1).waitFor();
    const count = await page.evaluate(() => {
      const n = (cell: Element) => Number(cell.textContent!.replace('−', '-'));
      const rows = [...document.querySelectorAll('dialog tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(n),
      );
      const total = [...document.querySelectorAll('dialog tfoot tr:first-child td')].map(n);
      const bars = [...document.querySelectorAll('dialog .sources .total')].map(n);
      return { sums: total.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0)), total, bars, rows: rows.length };
    });
    expect(count.rows).toBeGreaterThan(2);
    expect(count.sums).toEqual(count.total);
    expect(count.bars).toEqual(count.total);
    expect(await page.locator('dialog').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await done(anne);
  }
});
