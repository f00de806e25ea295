// Contrast measured from pixels, where axe cannot decide (gradients, wood, drawings): the page is painted once
// without its letters; each text is compared with what then lies behind it.

import type { Page } from 'playwright-core';

export interface Faint {
  text: string;
  where: string;
  ratio: number;
  wanted: number;
}

interface Sample {
  text: string;
  where: string;
  colour: [number, number, number, number];
  size: number;
  bold: boolean;
  box: { x: number; y: number; width: number; height: number };
}

const collect = (): Sample[] => {
  const samples: Sample[] = [];
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const rgba = (colour: string): [number, number, number, number] => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!, a! / 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement!;
    const text = node.textContent!.trim();
    // A logotype and what cannot be used have no least contrast (WCAG 1.4.3). The letter of a piece stands on a
    // shape that is smaller than its box; its pair of colours is one of tokens.css. A ghost only shows where.
    if (!text || owner.closest('.v-sr, script, style, [disabled], option, .logo, .shut, [data-piece], .ghost'))
      continue;
    const dialog = document.querySelector('dialog[open]') ?? document.querySelector('[data-panel]');
    if (dialog && !dialog.contains(owner)) continue;
    // What lies under a veil waits until the decision above it is made.
    const veiled = owner.closest('.v-board')?.querySelector('[data-veil]');
    if (veiled && !owner.closest('[data-clear]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 3 || box.height < 5) continue;
    if (box.right > innerWidth || box.bottom > innerHeight || box.x < 0 || box.y < 0) continue;
    const style = getComputedStyle(owner);
    if (style.visibility !== 'visible') continue;
    const drawn = owner instanceof SVGElement;
    const colour = rgba(drawn ? style.fill : style.color);
    for (let one: Element | null = owner; one; one = one.parentElement) {
      colour[3] *= Number(getComputedStyle(one).opacity);
    }
    // What its list has scrolled out of sight, even in part, is not read.
    let clipped = false;
    for (let one: Element | null = owner; one; one = one.parentElement) {
      const frame = one.getBoundingClientRect();
      const cut = getComputedStyle(one).overflowY !== 'visible' && !(one instanceof SVGElement);
      if (cut && one !== document.body && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) clipped = true;
    }
    if (clipped) continue;
    // Nor what something else covers: at its middle and its ends the topmost thing belongs to it.
    const near = owner.closest('button, [data-target], li, section, aside, div, g') ?? owner;
    const covered = [0.1, 0.5, 0.9].some((part) => {
      const top = document.elementFromPoint(box.x + box.width * part, box.y + box.height / 2);
      return top && !near.contains(top) && !top.contains(near) && !top.closest('[data-target], .act');
    });
    if (covered) continue;
    const scale = drawn ? ((owner as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 1) : 1;
    samples.push({
      text: text.slice(0, 30),
      where: `${owner.tagName.toLowerCase()}.${(owner.getAttribute('class') ?? '')
        .split(' ')
        .filter((one) => !one.startsWith('svelte-'))
        .join('.')}`,
      colour,
      size: parseFloat(style.fontSize) * scale,
      bold: Number(style.fontWeight) >= 700,
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    });
  }
  return samples;
};

// All texts in sight that fall short of AA. `painter` is an empty page that decodes the picture.
export async function faint(page: Page, painter: Page): Promise<Faint[]> {
  const samples = await page.evaluate(collect);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::placeholder { color: transparent !important } svg text { fill: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const picture = (await page.screenshot({ animations: 'disabled', scale: 'css' })).toString('base64');
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return painter.evaluate(
    async ({ samples: all, picture: png }) => {
      const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      brush.drawImage(image, 0, 0);
      const linear = (c: number) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
      const light = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      return all.flatMap(({ text, where, colour, size, bold, box }) => {
        // Where the letters are: the box of a line is higher, and reaches into its neighbours.
        const [top, height] = [box.y + box.height * 0.2, box.height * 0.6];
        const { data } = brush.getImageData(box.x, top, Math.max(1, box.width), Math.max(1, height));
        const ratios: number[] = [];
        for (let i = 0; i < data.length; i += 16) {
          const behind = [data[i]!, data[i + 1]!, data[i + 2]!] as const;
          const mixed = behind.map((c, k) => c * (1 - colour[3]) + colour[k]! * colour[3]) as [number, number, number];
          const [a, b] = [light(...mixed), light(...behind)];
          ratios.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
        }
        ratios.sort((a, b) => a - b);
        const ratio = ratios[Math.floor(ratios.length * 0.15)] ?? 21; // not the one darkest line
        const wanted = size >= 24 || (bold && size >= 18.66) ? 3 : 4.5;
        return ratio < wanted ? [{ text, where, ratio: Math.round(ratio * 100) / 100, wanted }] : [];
      });
    },
    { samples, picture },
  );
}
