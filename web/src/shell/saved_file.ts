// A file that somebody wants to open: a saved game goes to the server, a saved view is looked at here, and
// of anything else one sentence says what it is.

import type { TableFrame } from '../protocol';
import { say, type Lang, type Words } from '../words';

export type SavedFile =
  { kind: 'game'; text: string } | { kind: 'view'; frame: TableFrame } | { kind: 'wrong'; sentence: string };

const wrong = {
  empty: {
    fr: 'Ce fichier est vide. Choisissez une partie enregistrée (« .veillee »).',
    en: 'This file is empty. Choose a saved game (“.veillee”).',
  },
  position: {
    fr: 'Ce fichier est une position, non une partie : « veillee position » et « veillee play » la lisent, au terminal.',
    en: 'This file is a position, not a game: “veillee position” and “veillee play” read it, in the terminal.',
  },
  spoiledView: {
    fr: 'Cette vue enregistrée est incomplète : il lui manque la table. Enregistrez-la de nouveau depuis la partie.',
    en: 'This saved view is incomplete: its table is missing. Save it once more from the game.',
  },
  other: {
    fr: 'Ce fichier est autre chose : {what}. Choisissez une partie enregistrée par Veillée (« .veillee »).',
    en: 'This file is something else: {what}. Choose a game that Veillée has saved (“.veillee”).',
  },
} satisfies Record<string, Words>;

const whats = {
  picture: { fr: 'une image', en: 'a picture' },
  page: { fr: 'une page web', en: 'a web page' },
  document: { fr: 'un document ou une archive', en: 'a document or an archive' },
  json: { fr: 'du JSON d’une autre sorte', en: 'JSON of another kind' },
  text: { fr: 'un texte', en: 'a text' },
  bytes: { fr: 'un fichier qui n’est pas du texte', en: 'a file that is no text' },
} satisfies Record<string, Words>;

const beginsWith = (text: string, ...starts: string[]) => starts.some((start) => text.startsWith(start));

// Bytes that are no UTF-8 have become U+FFFD when the file was read as text.
function whatIs(text: string): Words {
  const start = text.slice(0, 400).trimStart();
  const [magic, after] = [start.replaceAll('\ufffd', ''), start.slice(0, 16)];
  if (beginsWith(magic, 'PNG', 'GIF8', '<svg') || after.includes('JFIF') || after.includes('WEBP'))
    return whats.picture;
  if (beginsWith(magic, '%PDF', 'PK\u0003', '\u001f')) return whats.document;
  if (beginsWith(start.toLowerCase(), '<!doctype', '<html', '<?xml')) return whats.page;
  if ([...start].some((sign) => sign < '\t' || sign === '\ufffd')) return whats.bytes;
  return beginsWith(start, '{', '[') ? whats.json : whats.text;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isFrame = (value: unknown): value is TableFrame => {
  const frame = value as Partial<TableFrame> | null | undefined;
  return typeof frame?.game === 'string' && Array.isArray(frame.seats) && typeof frame.view === 'object';
};

export function readSaved(text: string, lang: Lang): SavedFile {
  const refuse = (words: Words, values: Record<string, string> = {}): SavedFile => ({
    kind: 'wrong',
    sentence: say(words, lang, values),
  });
  if (text.trim() === '') return refuse(wrong.empty);
  // A game is one object a line, a view one object. A game that is cut off is the server's to judge.
  const start = text.trimStart().split('\n', 1)[0]!;
  if (/"format":\s*"veillee-game"/.test(start)) return { kind: 'game', text };
  const whole = parsed(text);
  if (whole?.format === 'veillee-view')
    return isFrame(whole.frame) ? { kind: 'view', frame: whole.frame } : refuse(wrong.spoiledView);
  if (typeof whole?.game === 'string' && 'position' in whole) return refuse(wrong.position);
  return refuse(wrong.other, { what: say(whatIs(text), lang) });
}
