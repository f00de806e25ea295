// What only the games of dice have: throws by keys and by mouse, rows that raise their dice, fights on the felt; and
// the castle: ways before they are walked, why not, every decision on the board.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe';
import { answered, awaitTurn } from './hands';
import { at, byThumb, computer, me, sitAtMoment, some } from './moments';
import { openTable, openWorld, seatLink, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const against = [me, computer];

const sitAt = (moment: string, person: object = {}) => sitAtMoment(world, 'dicium-shogun', moment, person);
const pressed = (page: Page) => page.locator('.tray .dice button[aria-pressed="true"]');
const said = (page: Page) => page.locator('.v-tip').innerText();

it('marks dice by keys in any order, says the chances, and throws at the second R', async () => {
  const { page, troubles, leave } = await sitAt('2-reroll');
  await page.locator('.tray .dice button').first().waitFor();
  expect(await page.locator('.rack .odds').count()).toBe(0);
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  expect(await pressed(page).count()).toBe(2);
  expect(await page.locator('.rack .odds').count()).toBe(11);
  await page.keyboard.press('1');
  expect(await pressed(page).count()).toBe(1);
  await page.keyboard.press('0');
  expect(await pressed(page).count()).toBe(0);
  await page.keyboard.press('4');
  await page.keyboard.press('Escape');
  expect(await pressed(page).count()).toBe(0);
  await page.keyboard.press('r');
  expect(await pressed(page).count()).toBe(5);
  await answered(page, () => page.keyboard.press('r'));
  await awaitTurn(page);
  expect(await page.locator('.tray .steps li').first().locator('.done').count()).toBe(2);
  expect(troubles).toEqual([]);
  await leave();
});

it('a button that says all about itself has no tip', async () => {
  const { page, troubles, leave } = await sitAt('2-reroll');
  await page.getByRole('button', { name: 'Tout garder' }).hover();
  await page.waitForTimeout(800); // the server is asked, and has nothing to foresee
  expect(await page.locator('.v-tip:visible').count()).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('a row stops the throws and raises its dice, a second click plays it, and holes are left', async () => {
  const { page, troubles, leave } = await sitAt('2-reroll');
  await answered(page, () => page.getByRole('button', { name: /Arrêter de lancer et jouer Paire/ }).click());
  await awaitTurn(page);
  expect(await pressed(page).count()).toBe(2);
  await page.keyboard.press('Escape');
  expect(await pressed(page).count()).toBe(0);
  await at(page, 'use:pair').click();
  await answered(page, () => at(page, 'use:pair').click());
  await awaitTurn(page);
  expect(await page.locator('.tray .hole').count()).toBe(2);
  expect(troubles).toEqual([]);
  await leave();
});

it('a combination shows where it reaches, a square the way there, and what cannot be done says why', async () => {
  const { page, troubles, leave } = await sitAt('2-combine');
  await at(page, 'use:move').hover();
  await page.locator('.castle .reach').first().waitFor();
  expect(await page.locator('.castle .reach').count()).toBeGreaterThan(10);
  await at(page, 'use:banzai').waitFor({ state: 'detached' }); // a row of the other camp
  // A square may come first: the fewest dice that lead there rise.
  await at(page, 'square:D9').click();
  expect(await pressed(page).count()).toBe(1);
  await at(page, 'square:F9').click();
  expect(await pressed(page).count()).toBe(2);
  await at(page, 'square:D5').click();
  await page.locator('.row.is-chosen', { hasText: 'Ouverture' }).waitFor();
  expect(await pressed(page).count()).toBe(1);
  await answered(page, () => at(page, 'use:opening').click());
  await awaitTurn(page);
  await at(page, 'pawn:B.1').click({ force: true });
  await page.locator('.v-tip--no').waitFor();
  expect(await said(page)).toMatch(/SHO-|cela n’a pas de part/);
  await page.keyboard.press('Escape');
  await page.locator('.v-log', { hasText: 'de la case C5 à la case D5' }).waitFor(); // only one pawn stands at a door
  expect(troubles).toEqual([]);
  await leave();
});

it('a square that comes first is gone to with two clicks, whoever goes', async () => {
  const { page, troubles, leave } = await sitAt('2-combine');
  await at(page, 'square:C3').click();
  await answered(page, () => at(page, 'square:C3').click());
  await page.locator('.v-decision', { hasText: 'avec quel pion' }).waitFor();
  await at(page, 'pawn:A.1').click();
  await page.locator('.v-decision .v-btn--primary').click();
  await page.locator('.v-log', { hasText: 'de la case C5 à la case C3' }).waitFor();
  expect(await page.locator('.tray .hole').count()).toBe(1);
  // All of it can be taken back, and the owl has something to say.
  while ((await page.locator('.tray .hole').count()) > 0) await answered(page, () => page.keyboard.press('u'));
  await page.locator('.v-log', { hasText: 'à la case C3' }).waitFor({ state: 'detached' });
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'Montrer' }).first().click();
  expect(await pressed(page).count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('a walk is one click on its end: an arrow leads there, and a wall says that it is one', async () => {
  const { page, troubles, leave } = await sitAt('2-end');
  await at(page, 'square:F4').hover();
  await page.locator('.castle .head').first().waitFor();
  await page.locator('.v-tip').waitFor();
  await at(page, 'square:C5').click({ force: true });
  await page.locator('.v-tip--no', { hasText: 'SHO-' }).waitFor();
  await page.keyboard.press('Escape');
  await at(page, 'square:E5').click();
  await page.locator('.v-decision', { hasText: 'Aller en E5' }).waitFor();
  await answered(page, () => page.keyboard.press('Enter'));
  await page.locator('.pawn .rope').first().waitFor(); // the Shogun is captured
  expect(troubles).toEqual([]);
  await leave();
});

it('a fight is told on the felt, red dice are engaged by keys, and the beaten pawn is put back', async () => {
  const { page, troubles, leave } = await sitAt('2-back');
  await page.locator('.tray .ended').waitFor();
  expect(await violations(page)).toEqual([]);
  await at(page, 'square:E9').hover();
  await page.locator('.castle .ghost .pawn').waitFor();
  await at(page, 'square:E9').click();
  await answered(page, () => at(page, 'square:E9').click());
  expect(troubles).toEqual([]);
  await leave();
  const defence = await sitAt('2-defend');
  await defence.page.keyboard.press('1');
  await defence.page.locator('.odd.is-chosen', { hasText: '3 sur 6' }).waitFor();
  expect(await violations(defence.page)).toEqual([]);
  await answered(defence.page, () => defence.page.keyboard.press('Enter'));
  expect(defence.troubles).toEqual([]);
  await defence.leave();
});

it('a fight is seen for a moment when it is over, although the computer puts its pawn back at once', async () => {
  const { page, troubles, leave } = await sitAt('2-target', { settings: { motion: 'quick' } });
  await at(page, 'pawn:B.1').click();
  await page.locator('.v-decision .v-btn--primary').click();
  await page.locator('[data-target="engage:0"]').dblclick();
  await page.locator('body:has(.tray .ended) .v-decision', { hasText: 'jouez une combinaison' }).waitFor();
  await page.locator('.tray .ended').waitFor({ state: 'detached', timeout: 6000 });
  expect(troubles).toEqual([]);
  await leave();
});

it.each(some(['2-lay', '2-bonus', '2-step', '4-take']))(
  '%s on a phone: axe finds nothing, and a few decisions by thumb',
  (moment) => byThumb(world, 'dicium-shogun', moment),
);

it('four players: the partner comes by name, and a camp resigns together', async () => {
  const { page, troubles, leave } = await sitAt('4-pawn');
  await page.locator('.v-rival', { hasText: 'partenaire' }).waitFor();
  expect(await page.locator('.v-rival').count()).toBe(3);
  expect(await page.locator('.v-rival').first().innerText()).toContain('partenaire'); // before the others
  expect(await page.locator('.v-rival[data-mate]').count()).toBe(1);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page
    .getByRole('button', { name: /Abandonner/ })
    .first()
    .click();
  await page.locator('.sure button').first().click();
  await page.locator('dialog .headline').waitFor();
  expect(await page.locator('dialog .conditions .met').count()).toBe(0); // nobody met one
  expect(await page.locator('dialog .reason').innerText()).toBe('Vous avez abandonné.');
  expect(await page.getByRole('button', { name: 'Reprendre ma place' }).count()).toBe(0); // nothing is played any more
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('two people agree on a draw, and one who watches sees whose dice they are', async () => {
  const opened = await openTable(world, 'dicium-shogun', [me, { kind: 'open' }]);
  const [anne, boris] = [await world.person(), await world.person({ settings: { name: 'Boris' } })];
  await anne.page.goto(seatLink(world, opened));
  await boris.page.goto(`${world.origin}/t/${opened.table}`);
  await boris.page.locator('.room', { hasText: 'Samouraïs' }).waitFor(); // the room tells the camps
  await boris.page.getByRole('button', { name: 'M’asseoir ici' }).click();
  await awaitTurn(anne.page);
  const offer = async (answer: string) => {
    await anne.page.getByRole('button', { name: 'Table', exact: true }).click();
    await anne.page.getByRole('button', { name: 'Proposer la nulle' }).click();
    await anne.page.locator('.sure button').first().click();
    await boris.page.getByRole('button', { name: answer, exact: true }).click();
  };
  await offer('Refuser');
  await awaitTurn(anne.page);
  const clara = await world.person({ settings: { name: 'Clara' } });
  await clara.page.goto(`${world.origin}/t/${opened.table}`);
  await clara.page.locator('.tray', { hasText: 'Dés d’Anne' }).waitFor();
  expect(await clara.page.locator('.v-table .is-legal').count()).toBe(0);
  await offer('D’accord');
  for (const { page, troubles, leave } of [anne, boris, clara]) {
    await page.locator('dialog .headline', { hasText: 'Partie nulle' }).waitFor();
    expect(troubles).toEqual([]);
    await leave();
  }
});

it('the introduction has a sixth lantern and a few words to begin with', async () => {
  const opened = await openTable(world, 'dicium-shogun', against, { options: { introduction: 'on' } });
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, opened));
  await awaitTurn(page);
  expect(await page.locator('.lanterns li').count()).toBe(6);
  expect(await page.locator('.v-log .coach').count()).toBe(5);
  expect(troubles).toEqual([]);
  await leave();
});
