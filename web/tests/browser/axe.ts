// What axe says of a page, one line a rule. The page forbids foreign scripts; axe comes through the debugger.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Finding {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

// Signs that no sprite has: nothing would be drawn.
const unknownSigns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !document.getElementById(href.slice(1)))
      .map((href) => `no sign ${href}`),
  );

// What a combination is for can be read to its end.
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rack .does, .rack b')]
      .filter((words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1)
      .map((words) => `cut off: ${words.textContent}`),
  );

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (
      window as unknown as {
        axe: { run: (where: Document, how: object) => Promise<{ violations: Finding[] }> };
      }
    ).axe
      .run(document, { rules: { 'target-size': { enabled: true } } })
      .then((result) => result.violations),
  );
  // What a list or panel covers is as large as before when that is shut again.
  const covered = ({ any }: Finding['nodes'][number]) => any[0]?.message.includes('partially obscured') ?? false;
  const left = found.map(({ id, nodes }) => ({
    id,
    nodes: id === 'target-size' ? nodes.filter((node) => !covered(node)) : nodes,
  }));
  const told = left
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, nodes }) =>
        `${id} ×${nodes.length}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? ''})`)
          .join(' | ')}`,
    );
  return [...told, ...(await unknownSigns(page)), ...(await cutWords(page))];
}
