// Writes tests/fixtures/*.json: table frames of real positions, for the harness and the unit tests, and
// tests/fixtures/options/GAME.json: what is asked in random games, a few positions of every decision.
//   node scripts/fixtures.mjs [path/to/veillee [GAME]]
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program, withFrames } from './program.mjs';

const [veillee, only] = process.argv.slice(2);
const isWanted = ([game]) => !only || game === only;
const run = program(veillee);
const folder = mkdtempSync(join(tmpdir(), 'veillee-fixtures-'));
const fixtures = 'tests/fixtures';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

// A position after so many random decisions; none when the game was over before.
function after(game, players, seed, decisions, options = []) {
  const file = join(folder, 'position.json');
  const numbers = { players, seed, after: decisions };
  const given = Object.entries(numbers).flatMap(([name, n]) => [`--${name}`, `${n}`]);
  try {
    run('position', 'new', game, ...given, ...options.flatMap((one) => ['--option', one]), '--out', file, '--force');
  } catch {
    return undefined;
  }
  return read(file);
}

// Game, players, seed, decisions played, language, options.
const wanted = [
  ['samhain', 3, 11, 20, 'fr'],
  ['samhain', 3, 7, 60, 'fr'],
  ['samhain', 2, 3, 130, 'en'],
  ['samhain', 4, 5, 150, 'fr'],
  ['samhain', 4, 9, 0, 'en'],
  ['sabbat-magica', 3, 7, 60, 'fr'],
  ['sabbat-magica', 2, 3, 90, 'en'],
  ['sabbat-magica', 4, 5, 150, 'fr'],
  ['sabbat-magica', 4, 9, 0, 'en'],
  ['sabbat-magica', 3, 12, 31, 'fr'],
  ['dicium-shogun', 2, 7, 0, 'en', ['introduction=on']],
  ['dicium-donjon', 4, 5, 60, 'fr'],
  ['dicium-donjon', 3, 9, 61, 'en'],
  ['dicium-donjon', 2, 6, 40, 'en', ['young=on']],
  ['dicium-donjon', 1, 4, 0, 'en'],
  ['dicium-donjon', 1, 4, 30, 'fr', ['difficulty=heroic']],
  ['dicium-civilisation', 4, 5, 150, 'en'],
  ['dicium-civilisation', 2, 6, 0, 'en'],
];
// Games of which random positions are listed, too, every other one with these options. The moments of the others
// show every decision by themselves.
const corpora = [['samhain', ['counteraction=on']]];
const each = 4; // positions of a kind
const tries = 400;

async function corpus(frameOf, game, options) {
  const { decisions } = JSON.parse(run('games', '--json')).find(({ id }) => id === game);
  const found = new Map(decisions.map((decision) => [decision, []]));
  const lacking = () => [...found].filter(([, positions]) => positions.length < each).map(([decision]) => decision);
  for (let seed = 1; seed <= tries && lacking().length > 0; ++seed) {
    const position = after(game, 2 + (seed % 3), seed, (seed * 37) % 240, seed % 2 ? options : []);
    if (!position) continue;
    const frame = await frameOf(position, 'en');
    const kind = frame?.decision && found.get(frame.decision.name);
    if (kind && kind.length < each) kind.push({ seat: frame.you, decision: frame.decision, view: frame.view });
  }
  const lines = [...found.values()].flat().map((one) => JSON.stringify(one));
  mkdirSync(`${fixtures}/options`, { recursive: true });
  writeFileSync(`${fixtures}/options/${game}.json`, `[\n${lines.join(',\n')}\n]\n`);
  console.log(game, `${lines.length} positions; fewer than ${each} of: ${lacking().join(' ') || 'none'}`);
}

await withFrames(veillee, async (frameOf) => {
  async function write(name, position, lang) {
    const frame = await frameOf(position, lang);
    writeFileSync(`${fixtures}/${name}.json`, `${JSON.stringify(frame, null, 1)}\n`);
    console.log(name, frame.decision?.name, frame.decision?.options.length ?? 0);
  }
  for (const [game, players, seed, decisions, lang, options] of wanted.filter(isWanted))
    await write(`${game}-${players}-${decisions}-${lang}`, after(game, players, seed, decisions, options), lang);
  // Moments of games between computers (scripts/positions.mjs), where there is more to see.
  for (const file of readdirSync(`${fixtures}/positions`)) {
    const name = file.replace('.json', '');
    if (only && !name.startsWith(only)) continue;
    const position = read(`${fixtures}/positions/${file}`);
    await write(name, position, 'fr');
    if (/^sabbat-magica-\d-/.test(name)) await write(`${name}-en`, position, 'en');
  }
  for (const [game, options] of corpora.filter(isWanted)) await corpus(frameOf, game, options);
});
rmSync(folder, { recursive: true });
