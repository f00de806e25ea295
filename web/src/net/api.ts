// The requests of the entrance: one function each. A refusal is thrown as Refused, with its sentence.

import type {
  GamesAnswer,
  JoinedTable,
  OpenedTable,
  OpenTable,
  PiecesAnswer,
  Refusal,
  RulesAnswer,
  Summary,
} from '../protocol';
import { Refused } from './link';
import { say, type Lang, type Words } from '../words';

const offline: Words = {
  fr: 'Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.',
  en: 'The server does not answer. Check the connection and try again.',
};
const garbled: Words = {
  fr: 'Le serveur a répondu quelque chose d’inattendu ({status}). Réessayez dans un instant.',
  en: 'The server’s answer could not be understood ({status}). Try again in a moment.',
};

async function call(lang: Lang, path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { 'Accept-Language': lang, ...init.headers } });
  } catch {
    throw new Refused({ kind: 'offline', sentence: say(offline, lang) });
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: Refusal } | null;
  throw new Refused(body?.error ?? { kind: 'bad_message', sentence: say(garbled, lang, { status: response.status }) });
}

async function get<T>(lang: Lang, path: string): Promise<T> {
  return (await call(lang, path)).json() as Promise<T>;
}

async function post<T>(lang: Lang, path: string, body: unknown): Promise<T> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json' };
  return (await call(lang, path, { method: 'POST', body: text, headers })).json() as Promise<T>;
}

export const games = (lang: Lang) => get<GamesAnswer>(lang, `/api/games?lang=${lang}`);
export const rules = (lang: Lang, game: string) => get<RulesAnswer>(lang, `/api/rules/${game}?lang=${lang}`);
export const pieces = (lang: Lang, game: string, deck?: string) =>
  get<PiecesAnswer>(lang, `/api/pieces/${game}?lang=${lang}${deck ? `&deck=${deck}` : ''}`);
export const openTable = (lang: Lang, table: OpenTable) => post<OpenedTable>(lang, '/api/tables', table);
export const summary = (lang: Lang, table: string) => get<Summary>(lang, `/api/tables/${table}`);
export const joinTable = (lang: Lang, table: string, name: string, seat?: string) =>
  post<JoinedTable>(lang, `/api/tables/${table}/join`, seat ? { name, seat } : { name });
export const summaries = async (lang: Lang, tables: { table: string; token?: string }[]) =>
  (await post<{ tables: Summary[] }>(lang, '/api/summaries', { tables })).tables;
export const importGame = (lang: Lang, file: string) => post<OpenedTable>(lang, '/api/import', file);
// With the secrets of everybody who asks: a game of theirs alone goes on from the file.
export async function exportGame(lang: Lang, table: string, tokens: string[]): Promise<string> {
  const headers: Record<string, string> = tokens.length > 0 ? { Authorization: `Bearer ${tokens.join(',')}` } : {};
  return (await call(lang, `/api/tables/${table}/export`, { headers })).text();
}
