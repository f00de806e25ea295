// The eight boxes on the shelf. A box that the server does not offer yet stays closed.

import type { Words } from '../words';

export interface Box {
  id: string;
  title: string;
  series?: string;
  players: Words;
  minutes: number;
  weight: Words;
}

const light: Words = { fr: 'léger', en: 'light' };
const medium: Words = { fr: 'moyen', en: 'medium' };
const heavy: Words = { fr: 'corsé', en: 'heavy' };
const same = (text: string): Words => ({ fr: text, en: text });

export const boxes: Box[] = [
  { id: 'samhain', title: 'Samhain', players: same('2–4'), minutes: 60, weight: medium },
  { id: 'bomarzo', title: 'Bomarzo', players: same('2–4'), minutes: 90, weight: heavy },
  { id: 'evenfall', title: 'Evenfall', players: same('1–4'), minutes: 90, weight: heavy },
  { id: 'sabbat-magica', title: 'Sabbat Magica', players: same('2–4'), minutes: 75, weight: medium },
  { id: 'dicium-crazy-cup', title: 'Crazy Cup', series: 'Dicium', players: same('1–4'), minutes: 45, weight: light },
  { id: 'dicium-donjon', title: 'Donjon', series: 'Dicium', players: same('1–4'), minutes: 45, weight: light },
  {
    id: 'dicium-civilisation',
    title: 'Civilisation',
    series: 'Dicium',
    players: same('1–4'),
    minutes: 45,
    weight: medium,
  },
  {
    id: 'dicium-shogun',
    title: 'Shogun',
    series: 'Dicium',
    players: { fr: '2 ou 4', en: '2 or 4' },
    minutes: 45,
    weight: medium,
  },
];

export const boxOf = (id: string): Box | undefined => boxes.find((box) => box.id === id);

// In the order of the shelf; what has no box comes last.
export function asOnTheShelf<Game extends { id: string }>(games: readonly Game[]): Game[] {
  const place = ({ id }: Game) => {
    const at = boxes.findIndex((box) => box.id === id);
    return at < 0 ? boxes.length : at;
  };
  return games.toSorted((a, b) => place(a) - place(b));
}
