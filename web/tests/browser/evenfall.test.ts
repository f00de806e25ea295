// What only the dusk has: consequences drawn before they come, faces and plates that are chosen from, dials that stay
// secret, the book with its filter, another Clan on the stage, the Automa told; a whole game alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe';
import { answered, awaitTurn, decideByMouse, dice } from './hands';
import { me, sitAtMoment } from './moments';
import { openTable, openWorld, phone, playOut, seatLink, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const game = 'evenfall';
const sitAt = (moment: string, person: object = {}) => sitAtMoment(world, game, moment, person);

it('a Place that is pointed at is seen where it would lie, with the Witches that it asks for', async () => {
  const { page, troubles, leave } = await sitAt('4-action');
  const tile = page.locator('.eve-tile.is-legal').first();
  const name = await tile.locator('.name').innerText();
  await tile.hover();
  await page.locator('.circles .coming', { hasText: name }).waitFor();
  expect(await page.locator('.area .ghost').count()).toBeGreaterThan(0);
  await tile.click();
  await answered(page, () => page.locator('.v-decision .v-btn--primary').click());
  await page.locator('.eve-own', { hasText: name }).first().waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('a character opens large: each face is a choice, one that cannot be paid says why', async () => {
  const { page, troubles, leave } = await sitAt('4-action');
  await page.locator('.eve-hand.is-legal[data-target^="hand:C"]').first().click();
  const faces = page.locator('.v-board .eve-face');
  await faces.first().waitFor();
  expect(await faces.count()).toBe(2);
  for (const text of await faces.allInnerTexts()) expect(text).toMatch(/Co[uû]t|coûte/);
  expect(await page.locator('.legend .marked').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await faces.count()).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('one or the other lies on plates, in signs and words', async () => {
  const { page, troubles, leave } = await sitAt('4-choose', { locale: 'en-GB' });
  const plates = page.locator('.eve-plate.is-legal');
  expect(await plates.count()).toBe(2);
  expect(await plates.first().locator('.eve-sign').count()).toBeGreaterThan(0);
  await plates.first().click();
  await answered(page, () => plates.first().click());
  expect(troubles).toEqual([]);
  await leave();
});

it('a dial says what it wins and from which dial of whom it loses; no rival’s dial is known', async () => {
  const { page, troubles, leave } = await sitAt('4-dial');
  const dials = page.locator('.eve-dial.is-legal');
  const seen: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => seen.push(String(payload))));
  await dials.last().click();
  const verdict = page.locator('.verdict');
  await verdict.waitFor();
  expect(await verdict.innerText()).toMatch(/Force \d+/);
  expect(await verdict.innerText()).toMatch(/vous bat|ne peut pas vous battre/);
  expect(seen.some((one) => one.includes('"dials"'))).toBe(false);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('the book has every card; words and kinds filter it, a line opens the card, signs have a page', async () => {
  const { page, troubles, leave } = await sitAt('4-action');
  await page.getByRole('button', { name: 'Recueil des cartes' }).click();
  const lines = page.locator('dialog .line');
  await lines.first().waitFor();
  expect(await lines.count()).toBeGreaterThan(100);
  await page.locator('dialog input[type="search"]').fill('transfert');
  const some = await lines.count();
  expect(some).toBeGreaterThan(3);
  expect(some).toBeLessThan(60);
  for (const text of await lines.allInnerTexts()) expect(text.toLowerCase()).toContain('transf');
  await page.locator('dialog input[type="search"]').fill('');
  await page.getByRole('button', { name: 'Spécialistes' }).click();
  expect(await lines.count()).toBe(21);
  await lines.first().click();
  expect(await page.locator('dialog .big .eve-face').count()).toBe(2);
  expect(await page.locator('dialog .marked').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retour au recueil' }).click();
  await page.getByRole('button', { name: 'Le langage des signes' }).click();
  expect(await page.locator('dialog .legend li').count()).toBeGreaterThan(40);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('a rival’s Clan takes the stage and gives it back; the hand stays with its owner', async () => {
  const { page, troubles, leave } = await sitAt('4-late');
  const mine = await page.locator('.stage').getAttribute('aria-label');
  await page.locator('.v-rival .open').nth(1).click();
  expect(await page.locator('.stage').getAttribute('aria-label')).not.toBe(mine);
  expect(await page.locator('.v-board [data-target^="hand:"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('.stage .back').click();
  expect(await page.locator('.stage').getAttribute('aria-label')).toBe(mine);
  expect(troubles).toEqual([]);
  await leave();
});

it('on a phone one leaf is seen at a time, and each says how much can be pointed at', async () => {
  const { page, troubles, leave } = await sitAt('2-action', { viewport: phone });
  const leaves = page.locator('.leaves button');
  expect(await leaves.count()).toBe(3);
  for (const [i, what] of [
    [0, '.region'],
    [1, '.stage'],
    [2, '.held'],
  ] as const) {
    await leaves.nth(i).tap();
    await page.locator(`.v-board ${what}`).first().waitFor();
    expect(await violations(page)).toEqual([]);
    const shown = await page.locator('.v-board .is-legal:visible').count();
    expect(shown > 0).toBe((await leaves.nth(i).locator('b').count()) > 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('alone: the Automa’s turns are told, and the game ends with its row in the count', async () => {
  const opened = await openTable(world, game, [me]);
  const { page, troubles, leave } = await world.person();
  await page.goto(seatLink(world, opened));
  const roll = dice(5);
  const told = page.locator('.auto .mid');
  for (let i = 0; i < 25 && !(await told.count()) && (await awaitTurn(page)) === 'mine'; ++i)
    await decideByMouse(page, roll);
  expect(await told.locator('b').innerText()).not.toBe('');
  expect(await page.locator('.v-commons .automa').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await playOut(world, opened);
  await page.locator('dialog[open] .headline').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  expect(await page.locator('.night tbody tr').count()).toBe(2);
  expect(await page.locator('.night tbody').innerText()).toContain('Automa');
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});
