import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, awaitTurn, decideByKeys, decideByMouse, dice } from './hands';
import { openTable, openWorld, phone, seatLink, type Visitor, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const moveOf = (visitor: Visitor) =>
  visitor.page.evaluate(() => Number(document.querySelector('.v-table')?.getAttribute('data-move')?.split(':')[0]));
const mine = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const bar = document.querySelector('.v-decision.on-parch');
    return bar !== null && !bar.hasAttribute('data-wait');
  });

// Whoever is asked decides.
async function oneMove(people: Visitor[], roll: (below: number) => number) {
  for (let i = 0; i < 1000; ++i) {
    for (const person of people) {
      if (!(await mine(person))) continue;
      await awaitTurn(person.page);
      return decideByMouse(person.page, roll);
    }
    await people[0]!.page.waitForTimeout(30);
  }
  throw new Error('nobody is asked');
}

it('two friends: an invitation, a reload, a cut line, a restarted server; nothing is lost', async () => {
  const anne = await world.person();
  const boris = await world.person({ viewport: phone, locale: 'en-GB', settings: { name: '' } });
  await anne.page.goto(world.origin);
  await anne.page.getByRole('button', { name: 'Inviter des amis' }).click();
  await anne.page.locator('dialog label', { hasText: /^2$/ }).click();
  await anne.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await anne.page.locator('.room input').inputValue();
  expect(link).toMatch(/\/t\//);

  await boris.page.goto(link);
  await boris.page.getByRole('button', { name: 'Sit here' }).click();
  await boris.page.getByText('Say your name').waitFor();
  await boris.page.getByLabel('Your name').fill('Boris');
  await boris.page.getByRole('button', { name: 'Sit here' }).click();
  const people = [anne, boris];
  for (const { page } of people) await page.locator('.v-board').waitFor();

  const roll = dice(4);
  for (let i = 0; i < 6; ++i) await oneMove(people, roll);
  const before = await moveOf(anne);
  await boris.page.reload();
  await boris.page.locator('.v-board').waitFor();
  expect(await moveOf(boris)).toBe(before);
  for (let i = 0; i < 3; ++i) await oneMove(people, roll);

  // The line is cut while a decision is under way: it is told, and it is played once the line is back.
  const asked = (await mine(anne)) ? anne : boris;
  await asked.page.context().setOffline(true);
  await world.stopServer();
  await asked.page
    .getByText(/Connexion perdue|Connection lost/)
    .first()
    .waitFor();
  await world.startServer();
  await asked.page.context().setOffline(false);
  for (const { page } of people) await page.locator('.lost').waitFor({ state: 'detached', timeout: 30000 });
  const resumed = await moveOf(asked);
  for (let i = 0; i < 3; ++i) await oneMove(people, roll);
  expect(await moveOf(asked)).toBeGreaterThan(resumed);

  // Remarks reach the other, and count as unread until looked at.
  await anne.page.keyboard.press('c');
  await anne.page.getByPlaceholder('Votre message').fill('Bonsoir !');
  await anne.page.keyboard.press('Enter');
  await anne.page.locator('.chat li', { hasText: 'Bonsoir !' }).waitFor();
  await anne.page.keyboard.press('Escape');
  for (const { troubles, leave } of people) {
    // The browser itself reports that a server it was connected to is gone.
    expect(troubles.filter((one) => !/WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to load/.test(one))).toEqual([]);
    await leave();
  }
});

it('undo, restart, and going back further with the other’s consent', async () => {
  const opened = await openTable(world, 'samhain', [{ kind: 'me', name: 'Anne' }, { kind: 'open' }]);
  const anne = await world.person();
  const boris = await world.person({ settings: { name: 'Boris' } });
  await anne.page.goto(seatLink(world, opened));
  await boris.page.goto(`${world.origin}/t/${opened.table}`);
  await boris.page.getByRole('button', { name: 'M’asseoir ici' }).click();
  const people = [anne, boris];
  for (const { page } of people) await page.locator('.v-board').waitFor();
  const roll = dice(9);
  for (let i = 0; i < 12; ++i) await oneMove(people, roll);

  // Plays on until somebody has this button.
  async function until(name: RegExp): Promise<Visitor> {
    for (let i = 0; i < 60; ++i) {
      const found = await Promise.all(
        people.map(async ({ page }) => (await page.getByRole('button', { name }).count()) > 0),
      );
      const index = found.indexOf(true);
      if (index >= 0) return people[index]!;
      await oneMove(people, roll);
    }
    throw new Error(`nobody can ${name}`);
  }
  const drafting = await until(/^Reprendre mes \d+ dernières décisions$/);
  const restart = drafting.page.getByRole('button', { name: /^Reprendre mes/ });
  const count = Number((await restart.getAttribute('aria-label'))!.match(/\d+/)![0]);
  const drafted = await moveOf(drafting);
  await answered(drafting.page, () => restart.click());
  expect(await moveOf(drafting)).toBe(drafted - count);

  const who = await until(/^Annuler$/);
  const before = await moveOf(who);
  await answered(who.page, () => who.page.getByRole('button', { name: 'Annuler', exact: true }).click());
  expect(await moveOf(who)).toBe(before - 1);

  await who.page.getByRole('button', { name: 'Table', exact: true }).click();
  await who.page.getByRole('button', { name: /Demander à revenir/ }).click();
  const other = who === anne ? boris : anne;
  const agree = other.page.getByRole('button', { name: 'D’accord' });
  await agree.waitFor();
  const asked = await moveOf(who);
  await answered(who.page, () => agree.click());
  expect(await moveOf(who)).toBeLessThan(asked);
  for (const { troubles, leave } of people) {
    expect(troubles).toEqual([]);
    await leave();
  }
});

it('a spectator sees the table, no secrets, and cannot act', async () => {
  const opened = await openTable(world, 'samhain', [
    { kind: 'me', name: 'Anne' },
    { kind: 'computer', level: 'random' },
  ]);
  const anne = await world.person();
  const guest = await world.person({ settings: { motion: 'normal' } });
  await anne.page.goto(seatLink(world, opened));
  await anne.page.locator('.v-board').waitFor();
  await guest.page.goto(`${world.origin}/t/${opened.table}`);
  await guest.page.locator('.v-board').waitFor();
  expect(await guest.page.getByText('Vous regardez.').count()).toBe(1);
  expect(await guest.page.locator('.is-legal').count()).toBe(0);
  expect(await guest.page.locator('.v-mat').count()).toBe(0);
  const before = await moveOf(guest);
  const roll = dice(2);
  for (let i = 0; i < 3; ++i) {
    await awaitTurn(anne.page);
    await decideByKeys(anne.page, roll);
  }
  await guest.page.waitForFunction(
    (was) => Number(document.querySelector('.v-table')?.getAttribute('data-move')?.split(':')[0]) > was,
    before,
  );
  expect([...anne.troubles, ...guest.troubles]).toEqual([]);
  await anne.leave();
  await guest.leave();
});
