// The text of a game's generated.ts, laid out as prettier does.
const quoted = (text) => `'${text}'`;
const key = (text) => (/^[a-z]\w*$/i.test(text) ? text : quoted(text));

const union = (name, all) => `export type ${name} =\n${all.map((one) => `  | ${quoted(one)}`).join('\n')};`;
function list(kind, values) {
  const line = `  ${key(kind)}: [${values.map(quoted).join(', ')}],`;
  if (line.length <= 120) return line;
  return [`  ${key(kind)}: [`, ...values.map((value) => `    ${quoted(value)},`), '  ],'].join('\n');
}

export const generated = ({ verbs, decisions, kinds, pieces }) => `// Made by \`npm run generate\`: do not change it.

${union(
  'Verb',
  verbs.map(({ verb }) => verb),
)}

${union('Decision', decisions)}

// The values of each kind of argument; a kind without values is a number.
export const ids = {
${Object.entries(kinds)
  .filter(([, values]) => values.length > 0)
  .map(([kind, values]) => list(kind, values))
  .join('\n')}
} as const;
export type Id<Kind extends keyof typeof ids> = (typeof ids)[Kind][number];

// Everything that the server has words for.
${union(
  'PieceId',
  pieces.map(({ id }) => id),
)}
`;
