// What the figures of a hint mean, in words: how good the best option is, and how far behind the others are.

import type { HintOption } from '../protocol';
import { say, type Lang } from '../words';
import { t } from './words';

const near = 2; // per cent of victory that make no difference
const far = 10;

export function judgement(options: readonly HintOption[], index: number, lang: Lang): string {
  const [best, one] = [options[0]!, options[index]!];
  const behind = best.share - one.share;
  // Where every option wins alike (alone against a score, or all is decided), points tell more.
  const alike = options.every((option) => option.share === best.share);
  const points = Math.round(one.score / 10);
  if (alike && options.length > 1) return say(t.hintScore, lang, { n: points });
  if (index === 0) return say(t.hintShare, lang, { n: one.share });
  const words = behind <= near ? t.hintAsGood : behind < far ? t.hintLess : t.hintMuchLess;
  return say(words, lang, { n: one.share });
}
