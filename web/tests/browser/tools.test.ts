import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, awaitTurn, decideByKeys, dice } from './hands';
import { openTable, playOut, openWorld, type Visitor, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const seats = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
];
const menu = (visitor: Visitor, name: RegExp) =>
  visitor.page
    .getByRole('button', { name: 'Table', exact: true })
    .click()
    .then(() => visitor.page.getByRole('button', { name }).click());

async function sitDown(game: string, more: object = {}): Promise<Visitor> {
  const opened = await openTable(world, game, seats, more);
  const visitor = await world.person({ tables: [opened] });
  await visitor.page.goto(`${world.origin}/t/${opened.table}`);
  await awaitTurn(visitor.page);
  return visitor;
}

it('preview, hint, why not, rules at the clause, pause, replay, hand-over', async () => {
  const anne = await sitDown('samhain');
  const { page, troubles } = anne;
  const roll = dice(3);
  for (let i = 0; i < 16; ++i) {
    await awaitTurn(page);
    await decideByKeys(page, roll);
  }
  await awaitTurn(page);

  // The list tells the consequences of what is under the arrow.
  if (!(await page.locator('.v-palette .search input').count())) await page.keyboard.press('a');
  const effects = page.locator('.v-palette [aria-selected="true"] .v-tip__effect');
  for (let i = 0; i < 8 && !(await effects.count()); ++i) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(250);
  }
  await effects.waitFor();
  await page.keyboard.press('Escape');

  await page.keyboard.press('i');
  await page.locator('.hints li').first().waitFor({ timeout: 30000 });
  await page.locator('.hints').getByRole('button', { name: 'Montrer' }).first().click();
  await page.keyboard.press('Escape');

  // A place that does not glow says why, with its clause, and the clause opens the rules. Not every decision
  // has something to say about places: then a later one does.
  const dullPlaces = () =>
    page.evaluate(() => {
      const free = (place: Element) => {
        const box = place.getBoundingClientRect();
        return (
          box.width > 0 &&
          document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-target]') === place
        );
      };
      return [...document.querySelectorAll('.v-board [data-target]:not(.is-legal)')]
        .filter(free)
        .map((one) => one.getAttribute('data-target')!);
    });
  let told = false;
  for (let decision = 0; decision < 12 && !told; ++decision) {
    if (decision > 0) {
      await decideByKeys(page, roll);
      await awaitTurn(page);
    }
    for (const id of (await dullPlaces()).slice(0, 6)) {
      await page.locator(`.v-board [data-target="${id}"]`).first().click();
      told = await page
        .locator('.v-tip--no')
        .waitFor({ timeout: 700 })
        .then(
          () => true,
          () => false,
        );
      if (told) break;
    }
  }
  expect(await page.locator('.v-tip--no .why').innerText()).not.toBe('');
  await page.locator('.v-decision .clause').click();
  await page.locator('.rules .is-sought').waitFor();
  await page.getByRole('searchbox').fill('feu follet');
  expect(await page.locator('.rules .clause').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('ArrowLeft');
  await page.locator('.scrubber').waitFor();
  await page.locator('.scrubber input').fill('3');
  await page.locator('.scrubber', { hasText: 'Coup 3 sur' }).waitFor();
  await page.getByRole('button', { name: 'Revenir au présent' }).click();
  await page.locator('.v-log__line button').first().click();
  await page.locator('.scrubber').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.locator('.v-decision.on-parch').waitFor({ timeout: 30000 });

  await menu(anne, /Mettre en pause/);
  await page.getByText('La partie est en pause.').waitFor();
  // In the pause nobody plays on while the seat changes hands.
  await menu(anne, /Laisser l’ordinateur jouer à ma place/);
  await page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await page.getByText('L’ordinateur joue à votre place').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await awaitTurn(page);
  expect(troubles).toEqual([]);
  await anne.leave();
});

it('by keys on the board: the focus is never lost', async () => {
  const anne = await sitDown('samhain');
  const { page, troubles } = anne;
  const move = () => page.locator('.v-table').getAttribute('data-move');
  const atWork = () => document.activeElement?.closest('.is-legal[data-target], .v-decision .v-btn') != null;
  await page.keyboard.press('Escape'); // whoever uses a key plays by keys
  await page.locator('.v-table .is-legal').first().focus();
  for (let i = 0; i < 12; ++i) {
    await awaitTurn(page);
    await page.waitForFunction(atWork);
    const before = await move();
    for (let step = 0; step < 60 && (await move()) === before; ++step) {
      const next = page.locator('.v-decision .v-btn--primary, .v-table .is-legal.is-next, .v-decision .offer');
      await next.first().focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
    }
    expect(await move()).not.toBe(before);
  }
  expect(troubles).toEqual([]);
  await anne.leave();
});

it('a clock runs, settings hold after a reload, and whoever resigns has lost', async () => {
  const anne = await sitDown('samhain', {
    clock: { kind: 'game', minutes: 10, increment: 5 },
    options: { easy: 'on' },
  });
  const { page, troubles } = anne;
  const left = () => page.locator('.v-topbar .clock').first().innerText();
  const before = await left();
  await page.waitForFunction((was) => document.querySelector('.v-topbar .clock')?.textContent !== was, before);

  await menu(anne, /Réglages/);
  await page.getByRole('radio', { name: 'très grande' }).check();
  await page.getByRole('radio', { name: 'contrastées' }).check();
  await page.keyboard.press('Escape');
  const look = () =>
    page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      ...document.documentElement.dataset,
    }));
  const chosen = await look();
  await page.reload();
  await awaitTurn(page);
  expect(await look()).toEqual(chosen);
  expect(parseFloat(chosen.size)).toBeGreaterThan(16);

  await menu(anne, /Abandonner/);
  await page.getByRole('button', { name: 'Oui' }).click();
  await page.locator('dialog .headline').waitFor({ timeout: 30000 });
  expect(await page.locator('dialog .headline').innerText()).toMatch(/ gagne\./); // somebody else has
  expect(troubles).toEqual([]);
  await anne.leave();
});

it('after the end: saved, played on from the middle, opened again, a rematch', async () => {
  const opened = await openTable(world, 'samhain', seats, { options: { easy: 'on' } });
  const anne = await world.person({ tables: [opened] });
  const { page, troubles } = anne;
  await playOut(world, opened);
  await page.goto(`${world.origin}/t/${opened.table}`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer la partie' }).click(),
  ]);
  const file = await saved.path();
  expect(readFileSync(file, 'utf8')).toContain('"veillee-game"');

  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.locator('.scrubber input').fill('20');
  await page.locator('.scrubber', { hasText: 'Coup 20 sur' }).waitFor();
  const finished = page.url();
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  await page.waitForURL((url) => url.href !== finished);
  await awaitTurn(page);
  await answered(page, () => decideByKeys(page, dice(8)));

  await page.goto(finished);
  await page.getByRole('button', { name: 'Revanche' }).click();
  await page.waitForURL((url) => url.href !== finished);
  await awaitTurn(page);

  await page.goto(world.origin);
  expect(await page.locator('.mine li').count()).toBe(3);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('dialog .headline').waitFor();
  expect(troubles).toEqual([]);
  await anne.leave();
});

it('whoever watched a game plays on from it under a name of their own', async () => {
  const opened = await openTable(world, 'samhain', seats, { seed: '0x0000000000000007' });
  const anne = await world.person({ tables: [opened] });
  const clara = await world.person({ settings: { name: 'Clara' } });
  await anne.page.goto(`${world.origin}/t/${opened.table}`);
  const roll = dice(6);
  for (let i = 0; i < 4; ++i) {
    await awaitTurn(anne.page);
    await decideByKeys(anne.page, roll);
  }
  await anne.page.keyboard.press('Escape');
  await menu(anne, /Arrêter la partie/);
  await anne.page.getByRole('button', { name: 'Oui' }).click();
  await anne.page.locator('dialog .headline').waitFor();

  const { page } = clara;
  await page.goto(`${world.origin}/t/${opened.table}`);
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.locator('.scrubber input').fill('3');
  await page.locator('.scrubber', { hasText: 'Coup 3 sur' }).waitFor();
  // The result is one touch away, also while one looks back, and from the menu.
  await page.locator('.scrubber').getByRole('button', { name: 'Résultat' }).click();
  await page.locator('dialog .headline').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.locator('dialog .item', { hasText: 'Résultat' }).click();
  await page.locator('dialog .headline').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table));
  await awaitTurn(page);
  expect(await page.locator('.v-mat').count()).toBe(1);
  expect(await page.locator('.order .v-sr').allTextContents()).toContainEqual(expect.stringMatching(/^Clara,/));
  await decideByKeys(page, roll);
  for (const { troubles, leave } of [anne, clara]) {
    expect(troubles).toEqual([]);
    await leave();
  }
});

it('a game that was given up early can be judged', async () => {
  const anne = await sitDown('samhain', { options: { easy: 'on' } });
  const { page, troubles } = anne;
  const roll = dice(6);
  for (let i = 0; i < 4; ++i) {
    await awaitTurn(page);
    await decideByKeys(page, roll);
  }
  await page.keyboard.press('Escape');
  await menu(anne, /Arrêter la partie/);
  await page.getByRole('button', { name: 'Oui' }).click();
  await page.getByRole('button', { name: 'Juger la partie' }).click();
  await page.getByRole('img', { name: /Chances de gagner/ }).waitFor({ timeout: 60000 });
  expect(troubles).toEqual([]);
  await anne.leave();
});
