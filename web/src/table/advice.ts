// What the figures of a hint mean, in words: how good the best option is, and how far behind the others are.

import type { HintOption } from '../protocol';
import { say, signed, type Lang } from '../words';
import { t } from './words';

const near = 2; // per cent of victory that make no difference
const far = 10;

export function judgement(options: readonly HintOption[], index: number, lang: Lang): string {
  const [best, one] = [options[0]!, options[index]!];
  const behind = best.share - one.share;
  // Where every option wins alike (alone against a score, or all is decided), points tell more, if they agree.
  const byPoints = options.every(
    (option, i) => option.share === best.share && option.score <= (options[i - 1]?.score ?? Infinity),
  );
  if (byPoints && options.length > 1) return say(t.hintScore, lang, { n: signed(Math.round(one.score / 10)) });
  if (index === 0) return say(t.hintShare, lang, { n: one.share });
  const words = behind <= near ? t.hintAsGood : behind < far ? t.hintLess : t.hintMuchLess;
  return say(words, lang, { n: one.share });
}
