// Addresses: `/` the entrance, `/t/ID` a table, `/t/ID#seat=A&token=…` one's own seat.

import type { TableFrame } from '../protocol';
import { keepTable } from './my_tables';

export type Route = { page: 'lobby' } | { page: 'table'; table: string } | { page: 'look'; frame: TableFrame };

export function parseRoute(path: string): Route {
  const table = path.match(/^\/t\/([A-Za-z0-9_-]{1,64})\/?$/)?.[1];
  return table ? { page: 'table', table } : { page: 'lobby' };
}

// The secret of a seat comes behind the # and leaves the address bar at once.
function arrive(): Route {
  const route = parseRoute(location.pathname);
  const secret = new URLSearchParams(location.hash.slice(1));
  const token = secret.get('token');
  if (route.page === 'table' && token && /^[0-9a-f]{32}$/.test(token)) {
    const seat = secret.get('seat');
    keepTable({ table: route.table, token, ...(seat ? { seat } : {}) });
    history.replaceState(null, '', location.pathname);
  }
  return route;
}

class Router {
  route = $state.raw<Route>(arrive());

  go(path: string) {
    history.pushState(null, '', path);
    this.route = arrive();
    scrollTo(0, 0);
  }

  // A saved view has no address: leaving it or a reload leads to the entrance.
  look(frame: TableFrame) {
    history.pushState(null, '', '/');
    this.route = { page: 'look', frame };
    scrollTo(0, 0);
  }
}

export const router = new Router();
addEventListener('popstate', () => (router.route = arrive()));

// Inside links stay in the page.
export function follow(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
}

// What a pasted invitation means: a whole link, its path, or the bare id of a table.
export function invitation(text: string): string | null {
  const pasted = text.trim();
  const inLink = pasted.match(/\/t\/([A-Za-z0-9_-]{1,64})\/?(#[^\s]*)?$/);
  if (inLink) return `/t/${inLink[1]}${inLink[2] ?? ''}`;
  return /^[A-Za-z0-9_-]{4,64}$/.test(pasted) ? `/t/${pasted}` : null;
}
