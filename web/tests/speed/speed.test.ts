// How long a person waits. Runs after the other browser tests, alone: it looks at the clock.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awaitTurn, decideByKeys, dice } from '../browser/hands';
import { openTable, openWorld, seatLink, type World } from '../browser/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const seats = [
  { kind: 'me', name: 'Anne' },
  { kind: 'computer', level: 'random' },
];

it('a first table is there within 1.5 s, and a move is drawn within 100 ms of its answer', async () => {
  const { page, leave } = await world.person();
  await page.goto(world.origin);
  await page.locator('button.box').first().waitFor();
  const link = seatLink(world, await openTable(world, 'samhain', seats));
  // The best of three: others may share the machine.
  const waits: number[] = [];
  for (let i = 0; i < 3 && Math.min(...waits, Infinity) >= 1500; ++i) {
    await page.goto('about:blank');
    const opened = Date.now();
    await page.goto(link);
    await awaitTurn(page);
    await page.locator('.is-legal').first().waitFor();
    waits.push(Date.now() - opened);
  }
  expect(Math.min(...waits)).toBeLessThan(1500);

  const roll = dice(5);
  const times: number[] = [];
  for (let i = 0; i < 8; ++i) {
    await awaitTurn(page);
    await page.evaluate(() => {
      const seen = window as unknown as { answeredAt?: number; drawnAt?: number };
      seen.answeredAt = seen.drawnAt = undefined;
      const table = document.querySelector('.v-table')!;
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => (seen.drawnAt = performance.now())));
      });
      watch.observe(table, { attributes: true, attributeFilter: ['data-move'] });
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    let came = 0;
    cdp.on('Network.webSocketFrameReceived', () => (came ||= Date.now()));
    await decideByKeys(page, roll);
    const at = await page.waitForFunction(() => (window as unknown as { drawnAt?: number }).drawnAt);
    const drawnAt = (await at.jsonValue())! + (await page.evaluate(() => performance.timeOrigin));
    times.push(drawnAt - came);
    await cdp.detach();
  }
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(100);
  await leave();
});
