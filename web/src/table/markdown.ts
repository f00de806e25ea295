// The little Markdown that the rules are written in: emphasis, code, lists, tables. Everything else is text.

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

type Kind = 'table' | 'list' | 'text' | 'none';
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
  let kind: Kind = 'none';
  const end = () => {
    if (kind === 'table') out.push(table(run));
    if (kind === 'list')
      out.push(`<ul>${run.map((item) => `<li>${inline(item.replace(/^\s*[-*] /, ''))}</li>`).join('')}</ul>`);
    if (kind === 'text') out.push(`<p>${run.map(inline).join(' ')}</p>`);
    run = [];
  };
  for (const line of text.split('\n')) {
    const next = kindOf(line);
    if (next !== kind) end();
    kind = next;
    if (kind !== 'none') run.push(line);
  }
  end();
  return out.join('');
}
