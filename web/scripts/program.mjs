// The program as a source of real positions: `veillee position`.
import { execFileSync } from 'node:child_process';

export const program =
  (veillee = '../build/release/bin/veillee') =>
  (...args) =>
    execFileSync(veillee, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });

// The terminal prints "A: question", then one option a line: two blanks, action, blanks, words.
export function decision(text, name) {
  const at = text.search(/^[A-D]: /m);
  if (at < 0) return undefined;
  const [head, ...rest] = text.slice(at).split('\n');
  const options = rest
    .map((line) => line.match(/^ {2}(\S.*?) {2,}(\S.*)$/) ?? line.match(/^ {2}(\S.*)()$/))
    .filter(Boolean)
    .map(([, action, words]) => ({ action, words: words || action }));
  return { name, prompt: head.replace(/^[A-D]: /, ''), options };
}
