// Everything on the table answers: what it is, why it cannot be chosen, what it would cost, how to go back.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { answered, awaitTurn, decideByMouse, dice } from './hands';
import { openTable, openWorld, phone, type Visitor, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const seats = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
];
async function sitDown(game: string, more: object = {}, person: object = {}): Promise<Visitor> {
  const opened = await openTable(world, game, seats, more);
  const visitor = await world.person({ tables: [opened], ...person });
  await visitor.page.goto(`${world.origin}/t/${opened.table}`);
  await awaitTurn(visitor.page);
  return visitor;
}
const positions = join(import.meta.dirname, '../fixtures/positions');
const tip = (page: Page) => page.locator('.v-tip');
const moves = (page: Page) => page.locator('.v-table').getAttribute('data-move');

it('no zero looks like Ø, and no tip is the browser’s own', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  expect(await page.locator('.v-table [title], .v-table svg title').count()).toBe(0);
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.unicodeRange === 'U+30' && face.status === 'loaded').length;
  });
  expect(drawn).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('a tip lies neither on its place nor on a place that can be chosen next', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  for (const card of ['C08', 'C03', 'C12', 'C15']) {
    await page.locator(`[data-target="card:${card}"]`).hover();
    await tip(page).waitFor();
    await page.waitForTimeout(600);
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.v-tip')!.getBoundingClientRect();
      return [...document.querySelectorAll('.is-next[data-target]')]
        .filter((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((place) => place.getAttribute('data-target'));
    });
    expect(covered, card).toEqual([]);
    await page.mouse.move(2, 2);
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('a placement says what it brings by one’s own further choice, once a track', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  await page.locator('[data-target="card:C08"]').hover();
  const range = tip(page).locator('.range');
  await range.waitFor();
  expect((await range.innerText()).split(/:|·/).map((part) => part.trim())).toEqual([
    'Selon ce que vous choisirez ensuite',
    'jusqu’à +2 PA sur la piste Lumière de Sucello',
    'jusqu’à +2 PA sur la piste Ténèbres de Sucello',
  ]);
  expect(troubles).toEqual([]);
  await leave();
});

it('one’s own sentences say "you", in the log and before a choice', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  await page.locator('[data-target="card:C08"]').click();
  await page.locator('.v-decision .v-btn--primary').click();
  await page.locator('[data-target="card:C08"].is-made').waitFor();
  await page.locator('.v-board .is-legal.is-next').first().hover();
  await tip(page)
    .getByText(/^Vous gagnez 2 PA sur la piste/)
    .waitFor();
  await answered(page, () => page.locator('.v-board .is-legal.is-next').first().dblclick());
  const own = page.locator('.v-log__line.mine');
  await own.first().waitFor();
  for (const line of await own.allInnerTexts()) {
    expect(line).toMatch(/Vous |[Vv]otre |vos /);
    expect(line).not.toContain('Anne');
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('what has been chosen of an action is drawn at its place and said', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  await page.locator('[data-target="card:C08"]').click();
  await page.locator('.v-decision .v-btn--primary').click();
  await page.locator('[data-target="card:C08"].is-made').waitFor();
  await page.locator('.act:has([data-target="card:C08"]) .slot.coming .ghost').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('the way back stays in the bar after the last click, while only computers have moved', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  const roll = dice(5);
  for (let i = 0; i < 6; ++i) {
    await awaitTurn(page);
    await decideByMouse(page, roll);
  }
  await awaitTurn(page);
  for (let i = 0; i < 3; ++i) {
    const before = Number.parseInt((await moves(page))!, 10);
    await page.locator('.v-decision .undo').click();
    await page.waitForFunction(
      (was) => Number.parseInt(document.querySelector('.v-table')!.getAttribute('data-move')!, 10) < was,
      before,
    );
    await awaitTurn(page);
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('the end of a turn waits for a yes when the person has chosen so', async () => {
  const { page, troubles, leave } = await sitDown('samhain', {}, { settings: { confirmTurn: true } });
  const before = await moves(page);
  await page.locator('[data-target="card:C08"]').click();
  await page.locator('.v-decision .v-btn--primary').click(); // goes on with the track: no question
  await page.locator('[data-target^="track:"].is-legal').first().click();
  await page.locator('.v-decision .v-btn--primary', { hasText: 'Confirmer' }).click();
  const end = page.locator('.v-decision .v-btn--primary', { hasText: 'Finir mon tour' });
  await end.waitFor();
  const paused = await moves(page);
  expect(paused).not.toBe(before);
  await page.getByRole('button', { name: 'Revenir' }).click();
  await end.waitFor({ state: 'detached' });
  await page.locator('.v-decision .v-btn--primary', { hasText: 'Confirmer' }).click();
  await end.click();
  await page.waitForFunction((was) => document.querySelector('.v-table')!.getAttribute('data-move') !== was, paused);
  expect(troubles).toEqual([]);
  await leave();
});

it('hints are numbers on the board, and their list covers none of them', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  await page.keyboard.press('i');
  await page.locator('.hints li').first().waitFor({ timeout: 30000 });
  const options = await page.locator('.hints li').count();
  await page.locator('.hint-mark').first().waitFor();
  expect(await page.locator('.hint-mark').count()).toBe(options);
  const seen = await page.evaluate(() => {
    const list = document.querySelector('.hints')!.getBoundingClientRect();
    const apart = (one: DOMRect) =>
      one.right <= list.left || one.left >= list.right || one.bottom <= list.top || one.top >= list.bottom;
    const under = (one: Element) => {
      const { left, top } = one.querySelector('circle')!.getBoundingClientRect();
      return document.elementsFromPoint(left + 16, top + 16).some((thing) => thing.closest('[data-target]'));
    };
    return [...document.querySelectorAll('.hint-mark')].map((mark) => [
      apart(mark.getBoundingClientRect()),
      under(mark),
    ]);
  });
  for (const [free, onPlace] of seen) expect([free, onPlace]).toEqual([true, true]);
  expect(await page.locator('.hints li').first().innerText()).toMatch(/fois sur 100|points à la fin/);
  expect(troubles).toEqual([]);
  await leave();
});

it('who only watches has no turn to look back to', async () => {
  const opened = await openTable(world, 'samhain', [seats[1]!, seats[1]!, { kind: 'me', name: 'Anne' }]);
  const boris = await world.person();
  await boris.page.goto(`${world.origin}/t/${opened.table}`);
  await boris.page.locator('.v-topbar').waitFor();
  expect(await boris.page.getByRole('button', { name: 'Revoir depuis mon dernier tour' }).count()).toBe(0);
  await boris.page.keyboard.press('s');
  expect(await boris.page.locator('.scrubber').count()).toBe(0);
  expect(boris.troubles).toEqual([]);
  await boris.leave();
});

it('the caption of others’ moves goes away and lies beside the board', async () => {
  const { page, troubles, leave } = await sitDown('samhain', {}, { settings: { motion: 'quick' } });
  const roll = dice(5);
  let seen = false;
  for (let i = 0; i < 8 && !seen; ++i) {
    await awaitTurn(page);
    await decideByMouse(page, roll);
    seen = await page
      .locator('.caption')
      .waitFor({ timeout: 800 })
      .then(
        () => true,
        () => false,
      );
  }
  expect(seen).toBe(true);
  const caption = await page.locator('.caption').boundingBox();
  const board = (await page.locator('.v-board').boundingBox())!;
  if (caption) expect(caption.x).toBeGreaterThanOrEqual(board.x + board.width);
  // A frame without news (somebody comes to watch) must not keep it.
  const watcher = await world.person();
  await watcher.page.goto(page.url());
  await page.locator('.caption').waitFor({ state: 'detached', timeout: 4000 });
  expect(troubles).toEqual([]);
  await watcher.leave();
  await leave();
});

// What the server has no words for would answer with nothing.
const speechless = (page: Page, game: string) =>
  page.evaluate(async (id) => {
    const answer = (await (await fetch(`/api/pieces/${id}?lang=fr`)).json()) as { pieces: { id: string }[] };
    const known = new Set(answer.pieces.map((piece) => piece.id));
    const found = (about: string): boolean =>
      known.has(about) || (about.includes(':') && found(about.slice(0, about.lastIndexOf(':'))));
    const things = [...document.querySelectorAll('.v-table [data-about]')].map((one) =>
      one.getAttribute('data-about')!,
    );
    return { things: things.length, without: [...new Set(things.filter((about) => !found(about)))] };
  }, game);

it.each(['samhain', 'sabbat-magica'])(
  'everything on the table of %s has words, also what is not legal',
  async (game) => {
    const { page, troubles, leave } = await sitDown(game);
    const roll = dice(9);
    for (let i = 0; i < 6; ++i) {
      const { things, without } = await speechless(page, game);
      expect(things).toBeGreaterThan(40);
      expect(without).toEqual([]);
      await decideByMouse(page, roll);
      await awaitTurn(page);
    }
    // Every click on something that does not glow is answered.
    const dull = await page.evaluate(() => {
      const free = (thing: Element) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && top?.closest('[data-target], [data-about]') === thing && !top.closest('button');
      };
      const things = [...document.querySelectorAll('.v-table [data-about]:not(.is-legal)')].filter(free);
      return things
        .filter((_, i) => i % Math.ceil(things.length / 14) === 0)
        .map((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          return { id: thing.getAttribute('data-about')!, x: x + width / 2, y: y + height / 2 };
        });
    });
    expect(dull.length).toBeGreaterThan(6);
    for (const { id, x, y } of dull) {
      await page.mouse.click(x, y);
      await page.locator('.v-tip.kept .why').waitFor({ timeout: 5000 });
      expect(await page.locator('.v-tip.kept .v-tip__title').innerText(), id).not.toBe('');
      await page.keyboard.press('Escape');
      await page.locator('.v-tip').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
    await leave();
  },
);

it('hover, focus and long press tell what a thing is; its clause opens the rules', async () => {
  const { page, troubles, leave } = await sitDown('samhain');
  for (const thing of [
    '.rounds li',
    '[data-about="graveyard"]',
    '.v-rival .strip',
    '[data-about="event"]',
    '.lintel',
  ]) {
    await page.mouse.move(3, 3);
    await page
      .locator(thing)
      .first()
      .hover({ position: { x: 6, y: 6 } });
    await page.locator('.v-tip .v-tip__clause').waitFor();
  }
  await page.mouse.move(3, 3);
  await page.locator('.v-tip').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.locator('[data-target="card:C08"]').focus();
  await page.locator('.v-tip .v-tip__clause').waitFor();
  // By keys one also comes to what cannot be chosen.
  for (let i = 0; i < 12 && !(await page.locator('.v-commons :focus').count()); ++i) {
    await page.keyboard.press('Shift+ArrowRight');
    if (i > 4) await page.keyboard.press('Shift+ArrowUp');
  }
  await page.locator('.v-commons [data-about]:focus').waitFor();
  await page.locator('.v-tip .v-tip__clause').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.v-tip.kept .why').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-about="graveyard"]').click({ button: 'right', position: { x: 6, y: 6 } });
  await page.locator('.v-tip.kept .v-tip__clause button').click();
  await page.locator('.rules .is-sought').waitFor();
  await page.keyboard.press('Escape');
  // The signs of the game, from the table.
  await page.keyboard.press('g');
  await page.locator('aside dl dt').first().waitFor();
  expect(await page.locator('aside dl dt').count()).toBeGreaterThan(15);
  expect(troubles).toEqual([]);
  await leave();
});

it('on a phone a long press tells, and picks nothing', async () => {
  const { page, troubles, leave } = await sitDown('samhain', {}, { viewport: phone });
  const card = page.locator('[data-target="card:C08"]');
  const box = (await card.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await page.locator('.v-tip.kept .v-tip__title').waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  expect(await page.locator('[data-target="card:C08"].is-chosen').count()).toBe(0);
  await page.locator('.v-tip.kept').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a payment is one panel: steppers, what is left, one confirmation, by mouse and by keys', async () => {
  // The third round: there is something to pay, and with what.
  const position: unknown = JSON.parse(readFileSync(join(positions, 'samhain-turn-4.json'), 'utf8'));
  const [me, computer] = seats;
  const opened = await openTable(world, 'samhain', [computer!, computer!, me!, computer!], { position });
  const { page, troubles, leave } = await world.person({ tables: [opened] });
  await page.goto(`${world.origin}/t/${opened.table}`);
  const roll = dice(3);
  const panel = page.locator('.pay');
  const pay = page.locator('.v-decision .v-btn--primary');
  const due = async () => ((await panel.count()) ? Number((await panel.innerText()).match(/\d+/)?.[0]) : 0);
  const moveNumber = async () => Number.parseInt((await moves(page))!, 10);
  const toPayment = async () => {
    for (let i = 0; i < 80; ++i) {
      await awaitTurn(page);
      if ((await due()) >= 2) return;
      const develop = page.locator('.v-decision [data-offer="develop"]');
      if (await develop.count()) await answered(page, () => develop.click());
      else await decideByMouse(page, roll);
    }
    throw new Error('nothing to pay');
  };

  await toPayment();
  const units = await due();
  expect(await pay.isEnabled()).toBe(true); // the proposal pays it all
  await page.locator('[data-less]:enabled').first().click();
  expect(await panel.innerText()).toContain('reste 1');
  expect(await pay.isEnabled()).toBe(false);
  await page.locator('[data-more]:enabled').first().click();
  expect(await pay.isEnabled()).toBe(true);
  const before = await moveNumber();
  await answered(page, () => pay.click());
  expect(await moveNumber()).toBeGreaterThanOrEqual(before + units);

  await toPayment();
  const used = page.locator('.pay .used [role="spinbutton"]').first();
  await used.focus();
  await page.keyboard.press('ArrowDown');
  expect(await pay.isEnabled()).toBe(false);
  await page.keyboard.press('ArrowUp');
  expect(await pay.isEnabled()).toBe(true);
  await answered(page, () => page.keyboard.press('Enter'));
  expect(troubles).toEqual([]);
  await leave();
});
