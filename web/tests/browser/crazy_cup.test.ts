// What only the race has: how far a row would lead lit on the road, whole ways, bumps, cards in time, reactions that
// nobody notices, the drone, teams, young drivers; a whole race by mouse.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe';
import { answered, awaitTurn } from './hands';
import { at, byThumb, me, playByMouse, sitAtMoment, some } from './moments';
import { openTable, openWorld, seatLink, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const game = 'dicium-crazy-cup';
const sitAt = (moment: string, person: object = {}) => sitAtMoment(world, game, moment, person);
const lamps = (page: Page) => page.locator('.course .sq.lamp');

it('a row lights the squares that it would lead to, in the throw phase, too', async () => {
  const { page, troubles, leave } = await sitAt('4-reroll');
  expect(await lamps(page).count()).toBe(0);
  await page.locator('.rack .row', { hasText: 'Bleu' }).hover();
  await lamps(page).first().waitFor();
  expect(await page.locator('.course .sq.is-legal').count()).toBe(0); // no targets yet
  expect(troubles).toEqual([]);
  await leave();
});

it('a square far off is one decision: its way is drawn with numbered steps, tiles it costs, squares it gains', async () => {
  const { page, troubles, leave } = await sitAt('3-step-cuts');
  await at(page, 'square:53').hover();
  await page.locator('.hints .step').first().waitFor();
  expect(await page.locator('.hints .step').count()).toBe(4);
  expect(await page.locator('.flags', { hasText: 'Flotteurs' }).count()).toBe(1);
  await at(page, 'square:53').click();
  await page.locator('.v-decision .v-btn--primary', { hasText: 'Aller en' }).click();
  await page.locator('.v-log', { hasText: 'coupe' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a square may come first: its dice, its way and what it gains, and a second click drives there', async () => {
  const { page, troubles, leave } = await sitAt('4-combine');
  const squares = page.locator('.course .sq.is-legal');
  expect(await squares.count()).toBe(2); // two ahead by blue or by a pair
  await at(page, 'square:6').hover();
  await page.locator('.hints .step').nth(1).waitFor();
  await at(page, 'square:6').click();
  await page.locator('.v-decision .v-btn--primary', { hasText: 'Aller en 6' }).waitFor();
  await answered(page, () => at(page, 'square:6').click());
  await page.locator('.v-log', { hasText: /roulez de 2 cases/ }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a car drives along the road, square by square', async () => {
  const { page, troubles, leave } = await sitAt('3-step-cuts', { settings: { motion: 'normal' } });
  // How many times the car sets off to another place.
  await page.evaluate(() => {
    const was = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, timing) {
      if (this.matches('[data-piece="car:B"]') && Array.isArray(frames))
        document.body.dataset.driven = `${Number(document.body.dataset.driven ?? 0) + frames.length - 1}`;
      return was.call(this, frames, timing);
    };
  });
  await at(page, 'square:53').click();
  await page.locator('.v-decision .v-btn--primary').click();
  await page.waitForFunction(() => Number(document.body.dataset.driven) >= 4);
  expect(troubles).toEqual([]);
  await leave();
});

it('a bump is aimed on the road: whom it hits, and where to', async () => {
  const { page, troubles, leave } = await sitAt('4-bump');
  const car = page.locator('.course .pawn.is-legal').first();
  await car.hover();
  await page.locator('.course .aimed').waitFor();
  await page.locator('.hints .line.back').waitFor();
  expect(await violations(page)).toEqual([]);
  await car.click();
  await answered(page, () => page.locator('.v-decision .v-btn--primary').click());
  await page.locator('.v-log', { hasText: 'accroche' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a reaction: the card is lit, its exact way is drawn, and nobody is told that one was asked', async () => {
  const { page, troubles, leave } = await sitAt('4-follow');
  await page.locator('.v-decision', { hasText: 'Personne ne saura' }).waitFor();
  await at(page, 'card:grapnel').hover();
  await page.locator('.hints .line.rope').waitFor({ state: 'attached' }); // a straight one has no height
  await page.locator('.course .aimed').waitFor();
  expect(await violations(page)).toEqual([]);
  await at(page, 'card:grapnel').click();
  await answered(page, () => page.locator('.v-decision .v-btn--primary', { hasText: 'Grappin' }).click());
  await page.locator('.v-log', { hasText: 'Grappin' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('whoever does not want to be asked says so where the question is, and may be asked again', async () => {
  const { page, troubles, leave } = await sitAt('4-enter');
  await page.getByRole('button', { name: 'Passer jusqu’à mon tour', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Passer sauf si visé' }).click();
  // From now on the bar says so, until it is the own turn.
  await page.locator('.v-decision', { hasText: 'En secret' }).waitFor({ state: 'detached' });
  await page.locator('.v-decision', { hasText: /ce qui ne vous touche pas|À vous/ }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a card that may be cancelled lies open over the course', async () => {
  const { page, troubles, leave } = await sitAt('3-cancel');
  await page.locator('.inplay .clause', { hasText: 'CUP-' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await at(page, 'card:bribe').click();
  await answered(page, () => page.locator('.v-decision .v-btn--primary').click());
  await page.locator('.v-log', { hasText: 'annulée' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('what cannot be done says why', async () => {
  const { page, troubles, leave } = await sitAt('4-combine');
  await at(page, 'square:60').click({ force: true });
  await page.locator('.v-tip--no').waitFor();
  await page.keyboard.press('Escape');
  await at(page, 'use:poker').click({ force: true });
  await page.locator('.v-tip--no').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('teams: the partner comes first, with the squares between', async () => {
  const { page, troubles, leave } = await sitAt('4-teams');
  expect(await page.locator('.v-rival').first().getAttribute('data-mate')).not.toBeNull();
  expect(await page.locator('.flags text').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('young drivers have colours only', async () => {
  const { page, troubles, leave } = await sitAt('2-young');
  expect(await page.locator('.rack .row').count()).toBe(4);
  expect(await page.locator('.tray', { hasText: '5ᵉ dé' }).count()).toBe(0); // all five from the start
  expect(troubles).toEqual([]);
  await leave();
});

it('a whole race against the drone by mouse', async () => {
  const opened = await openTable(world, game, [me]);
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, opened));
  await awaitTurn(page);
  await page.locator('[data-piece="car:drone"]').waitFor();
  await playByMouse(world, page, opened);
  await page.locator('dialog .headline').waitFor();
  expect(await page.locator('dialog td').count()).toBeGreaterThanOrEqual(4);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it.each(some(['4-follow', '4-die', '3-storm', '3-cheat', '4-steal', '1-way', '2-step-first', '4-teams']))(
  '%s on a phone: axe finds nothing, and a few decisions by thumb',
  (moment) => byThumb(world, game, moment),
);
