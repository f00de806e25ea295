import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { awaitTurn, decideByKeys, decideByMouse, dice } from './hands';
import { gameIds, laptop, openTable, openWorld, phone, seatLink, takesTurn, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Nothing may stick out of the screen.
const overflow = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.querySelector('.v-table') ? document.documentElement.scrollHeight - innerHeight : 0,
  ]);

// Keys on the board: do consequences come to stand beside a place?
async function considers(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape'); // shuts the list of actions
  for (let step = 0; step < 4; ++step) {
    const place = page.locator('.v-table .is-legal.is-next:visible').first();
    if (!(await place.count())) return false;
    await place.focus();
    const shown = await page
      .locator('.v-tip')
      .waitFor({ timeout: 500 })
      .then(
        () => true,
        () => false,
      );
    if (shown) return true;
    await place.press('Enter');
  }
  return false;
}

const seats = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
  { kind: 'computer', level: 'random' },
];

describe.each([
  ['laptop', laptop, 'fr-FR'],
  ['phone', phone, 'en-GB'],
] as const)('%s: axe finds nothing, nothing sticks out', (_name, viewport, locale) => {
  it('entrance, new table, settings, rules, a table that does not exist', async () => {
    const { page, troubles, leave } = await world.person({ viewport, locale });
    await page.goto(world.origin);
    await page.locator('.box:not(.shut)').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect((await overflow(page))[0]).toBe(0);
    await page.locator('button.box').first().click();
    await page.locator('dialog summary').click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Réglages|Settings/ }).click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Lire les règles|Read the rules/ }).click();
    await page.locator('.clause').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${world.origin}/t/0000000000000000`);
    await page.getByRole('link', { name: /entrée|entrance/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('waiting room and joining', async () => {
    const opened = await openTable(world, 'samhain', [{ kind: 'me', name: 'Anne' }, { kind: 'open' }]);
    for (const address of [seatLink(world, opened), `${world.origin}/t/${opened.table}`]) {
      const { page, troubles, leave } = await world.person({ viewport, locale });
      await page.goto(address);
      await page.locator('.room').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await leave();
    }
  });

  const games = gameIds.filter((game) => takesTurn(game, viewport === phone ? 1 : 0));
  it.each(games)('the table of %s, its panels and its end', async (game) => {
    const opened = await openTable(world, game, seats);
    const { page, troubles, leave } = await world.person({ viewport, locale, tables: [opened] });
    await page.goto(`${world.origin}/t/${opened.table}`);
    const roll = dice(21);
    let considered = viewport === phone; // where a thumb points, the decision bar tells the consequences
    for (let i = 0; i < 14; ++i) {
      if ((await awaitTurn(page)) === 'over') break;
      if (!considered && (await considers(page))) {
        considered = true;
        expect(await violations(page)).toEqual([]);
      }
      await (viewport === phone ? decideByMouse : decideByKeys)(page, roll);
    }
    expect(considered).toBe(true);
    await awaitTurn(page);
    if (viewport === laptop) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([0, 0]);
    if (viewport === phone) {
      for (const tab of await page.locator('.v-tab').all()) {
        await tab.click();
        expect(await violations(page)).toEqual([]);
      }
      await page.locator('.v-tab').first().click();
      await page.locator('.v-tab').first().click();
    }
    await page.keyboard.press('a');
    await page.locator('.v-palette [role="option"]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // arrows on the board go through its places
    await page.keyboard.press('ArrowLeft');
    await page.locator('.scrubber').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const panel of ['?', 'c']) {
      await page.keyboard.press(panel);
      await page
        .locator(panel === '?' ? '.rules .clause' : '.chat')
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /Arrêter la partie|End the game/ }).click();
    await page.locator('.sure button').first().click();
    await page.locator('.headline').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });
});

it('the language changes in place, at the entrance and at the table', async () => {
  const { page, troubles, leave } = await world.person();
  await page.goto(world.origin);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('button', { name: /Play now/ }).waitFor();
  await page.goto(seatLink(world, await openTable(world, 'samhain', seats)));
  await awaitTurn(page);
  const english = await page.locator('.v-decision__say').innerText();
  expect(english).toMatch(/^Your turn/);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'français' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.v-decision__say', { hasText: 'À vous' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.waitForFunction(
    (was) => !document.querySelector('.v-decision__say')!.textContent.includes(was),
    english
      .split('\n')[0]!
      .replace(/^Your turn:\s*/, '')
      .slice(0, 12),
  );
  expect(troubles).toEqual([]);
  await leave();
});
