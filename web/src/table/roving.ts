// One tab stop for many things: Tab comes to one of them, arrows go to the others, to whatever lies next in
// that direction. Places that can be pointed at are one group, other buttons another.

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stops = 'button, [role="button"], [data-target][tabindex]';
const own = '[aria-hidden="true"], [data-arrows] *'; // not for the keys, or with arrows of their own

interface Point {
  x: number;
  y: number;
}

// The nearest of these points in a direction; what lies aside counts twice. −1: there is none.
export function nearest(from: Point, others: readonly Point[], [dx, dy]: readonly [number, number]): number {
  let [best, least] = [-1, Infinity];
  others.forEach(({ x, y }, i) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along < 1 || aside > along * 2) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const seen = (element: Element) => element.getClientRects().length > 0;

export function roving(root: HTMLElement) {
  const current: Record<'place' | 'button', Element | null> = { place: null, button: null };
  const groupOf = (element: Element) => (element.hasAttribute('data-target') ? 'place' : 'button');
  const all = (group: 'place' | 'button') =>
    [...root.querySelectorAll<HTMLElement>(stops)].filter(
      (one) => groupOf(one) === group && !one.matches(own) && seen(one),
    );

  // The stop of each group: where one was, or the first that goes on from what is picked.
  const settle = () => {
    for (const group of ['place', 'button'] as const) {
      const them = all(group);
      if (!current[group] || !them.includes(current[group] as HTMLElement)) {
        current[group] = them.find((one) => one.classList.contains('is-next')) ?? them[0] ?? null;
      }
      for (const one of them) {
        const index = one === current[group] ? '0' : '-1';
        if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
      }
    }
  };

  const focusin = (event: FocusEvent) => {
    const stop = (event.target as Element).closest(stops);
    if (!stop || stop.matches(own)) return;
    current[groupOf(stop)] = stop;
    settle();
  };
  const keydown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const here = (event.target as Element).closest(stops);
    if (!direction || !here || here.matches(own) || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere the arrows turn the pages of the game
    const others = all(groupOf(here)).filter((one) => one !== here);
    others[nearest(middle(here), others.map(middle), direction)]?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  root.addEventListener('focusin', focusin);
  root.addEventListener('keydown', keydown);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', focusin);
    root.removeEventListener('keydown', keydown);
  };
}

// Shift with an arrow goes to whatever lies next in that direction, also to what cannot be chosen; there Enter
// asks why not.
export function explores(event: KeyboardEvent, root: HTMLElement): boolean {
  const here = document.activeElement ?? root;
  if (here.closest('input, textarea, select, dialog')) return false;
  if (event.key === 'Enter' && here.matches('[data-about]:not(button, [role="button"])')) {
    here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return true;
  }
  const direction = arrows[event.key];
  if (!event.shiftKey || !direction) return false;
  const things = [...root.querySelectorAll<HTMLElement>('[data-about]')].filter((one) => one !== here && seen(one));
  const from = root.contains(here) && here !== root ? middle(here) : { x: 0, y: 0 };
  const next = things[nearest(from, things.map(middle), direction)];
  if (next && next.tabIndex < 0) next.setAttribute('tabindex', '-1');
  next?.focus();
  return true;
}
