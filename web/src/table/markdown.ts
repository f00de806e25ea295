// The little Markdown that the rules are written in: emphasis, code, lists, tables, maps in fences. Everything else
// is text.

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[^*\w])[*_]([^*_]+)[*_](?![*\w])/g, '$1<i>$2</i>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

const cells = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function table(rows: string[]): string {
  const [head, ...body] = rows.filter((row) => !/^\|[\s:|-]+\|?$/.test(row.trim()));
  if (head === undefined) return '';
  const line = (row: string, tag: string) =>
    `<tr>${cells(row)
      .map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : '<td></td>'))
      .join('')}</tr>`;
  return `<div class="wide" tabindex="0" role="group"><table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}

// The clauses that a text names, as links to them: `SHO-4.11`, and those of a family's part, `DIC-3.14`.
export const linked = (html: string, known: ReadonlySet<string>): string =>
  html.replace(/\b[A-Z]{3}-[A-Z]?\d+(?:\.\d+[a-z]?)?/g, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id));

type Kind = 'table' | 'list' | 'text' | 'map' | 'none';
const kindOf = (line: string): Kind =>
  line.trim() === '' || /^-{3,}$/.test(line.trim())
    ? 'none'
    : line.trim().startsWith('|')
      ? 'table'
      : /^\s*[-*] /.test(line)
        ? 'list'
        : 'text';

export function block(text: string): string {
  const out: string[] = [];
  let run: string[] = [];
  let kind = 'none' as Kind;
  const end = () => {
    if (kind === 'table') out.push(table(run));
    if (kind === 'list')
      out.push(`<ul>${run.map((item) => `<li>${inline(item.replace(/^\s*[-*] /, ''))}</li>`).join('')}</ul>`);
    if (kind === 'text') out.push(`<p>${run.map(inline).join(' ')}</p>`);
    if (kind === 'map')
      out.push(`<pre class="wide" tabindex="0" role="group">${escape(run.slice(1).join('\n'))}</pre>`);
    run = [];
  };
  for (const line of text.split('\n')) {
    const fence = line.trim().startsWith('```');
    if (fence && kind === 'map') {
      end();
      kind = 'none';
      continue;
    }
    const next: Kind = fence || kind === 'map' ? 'map' : kindOf(line);
    if (next !== kind) end();
    kind = next;
    if (kind !== 'none') run.push(line);
  }
  end();
  return out.join('');
}
