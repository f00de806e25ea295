import { say, type Lang } from '../../words';
import { t } from './words';

// "dé +1 ou +2": what somebody defends with, without and with the red dice of the reserve.
export function forceWords([least, most]: readonly [number, number], lang: Lang): string {
  const plain = least > 0 ? say(t.diePlus, lang, { n: least }) : say(t.die, lang);
  return most > least ? say(t.dieOr, lang, { least: plain, most }) : plain;
}
