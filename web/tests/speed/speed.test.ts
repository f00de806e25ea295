// How long a person waits: a report, not a test (a clock tells of the machine, too). `npm run speed`.
import { afterAll, beforeAll, it } from 'vitest';
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

function report(what: string, times: number[], goal: number) {
  times.sort((a, b) => a - b);
  const median = Math.round(times[Math.floor(times.length / 2)]!);
  const worst = Math.round(times.at(-1)!);
  console.log(`${what}: median ${median} ms, worst ${worst} ms of ${times.length} (goal: median under ${goal} ms)`);
}

it('how long a first table and a move take', async () => {
  const { page, leave } = await world.person();
  await page.goto(world.origin);
  await page.locator('button.box').first().waitFor();
  const link = seatLink(world, await openTable(world, 'samhain', seats));
  const waits: number[] = [];
  for (let i = 0; i < 5; ++i) {
    await page.goto('about:blank');
    const opened = Date.now();
    await page.goto(link);
    await awaitTurn(page);
    await page.locator('.is-legal').first().waitFor();
    waits.push(Date.now() - opened);
  }

  const roll = dice(5);
  const times: number[] = [];
  for (let i = 0; i < 20; ++i) {
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
  report('first table', waits, 1500);
  report('move drawn after its answer', times, 100);
  await leave();
});
