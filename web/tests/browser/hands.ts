// Plays like a person: looks at what glows, points at it, confirms; or works through the palette by keys.

import type { Page } from 'playwright-core';

// A small generator of our own, so that a failing game can be played again.
export function dice(seed: number) {
  let state = seed >>> 0 || 1;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export type Situation = 'mine' | 'over' | 'theirs';

// Waits until the table asks this person or the game is over.
export async function awaitTurn(page: Page, timeout = 20000): Promise<Situation> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open] .headline')) return 'over';
      const bar = document.querySelector('.v-decision.on-parch');
      if (!bar || bar.hasAttribute('data-wait')) return null;
      return bar.querySelector('button:disabled') ? null : 'mine';
    },
    undefined,
    { timeout, polling: 30 },
  );
  return (await found.jsonValue()) as Situation;
}

// What the table asks, and after how many moves: it changes with every decision; nothing while it is what it was. A
// discreet answer may be no move for others, but then the question is another one.
const asked = (was: string | null) => {
  const said = document.querySelector('.v-decision__say');
  const words = [...(said?.childNodes ?? [])].filter((one) => !(one as Element).classList?.contains('help'));
  const move = document.querySelector('.v-table')?.getAttribute('data-move');
  const now = ['at', move, ...words.map((one) => one.textContent)].join(); // said also while the table is covered
  return now === was ? '' : now;
};
const question = (page: Page) => page.evaluate(asked, null);

export async function answered(page: Page, act: () => Promise<void>) {
  const before = await question(page);
  await act();
  await page.waitForFunction(asked, before, { timeout: 20000, polling: 20 });
}

// One decision by mouse: places that glow until an option is meant, then the button.
export async function decideByMouse(page: Page, roll: (below: number) => number) {
  await answered(page, async () => {
    const before = await question(page);
    for (let step = 0; step < 12; ++step) {
      if ((await question(page)) !== before) return; // a unit of a payment is laid by one press
      const confirm = page.locator('.v-decision .v-btn--primary');
      if (await confirm.count()) return confirm.first().click({ timeout: 8000 });
      const places = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll('.v-table .is-legal.is-next')]
            .filter((place) => place.getBoundingClientRect().width > 0)
            .map((place) => place.getAttribute('data-target')!),
        ),
      ]);
      const offers = page.locator('.v-decision .offer:visible');
      const choice = roll(places.length + (await offers.count()) || 1);
      if (choice >= places.length) return offers.nth(choice - places.length).click({ timeout: 8000 });
      const place = page.locator(`.v-table [data-target="${places[choice]}"].is-legal:visible`).first();
      // What the press before has led to may come meanwhile, and the place be gone.
      await place.click({ timeout: 4000 }).catch(async (error: unknown) => {
        if (await place.count()) throw error;
      });
    }
    throw new Error('pointing leads nowhere');
  });
}

// One decision by keys alone: A opens the list, arrows choose, Enter acts.
export async function decideByKeys(page: Page, roll: (below: number) => number) {
  await answered(page, async () => {
    if (!(await page.locator('.v-palette .search input:focus').count())) await page.keyboard.press('a');
    const count = await page.locator('.v-palette [role="option"]').count();
    const down = roll(Math.min(count, 6) || 1);
    for (let i = 0; i < down; ++i) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
}
