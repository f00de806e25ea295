import { beforeEach, describe, expect, it, vi } from 'vitest';
import { block, inline, linked } from '../../src/table/markdown';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
const { invitation, parseRoute } = await import('../../src/shell/router.svelte');
const { forgetTable, keepTable, myTable, myTables } = await import('../../src/shell/my_tables');

beforeEach(() => storage.clear());

describe('addresses', () => {
  it('of the entrance, of a table; nonsense is the entrance', () => {
    expect(parseRoute('/')).toEqual({ page: 'lobby' });
    expect(parseRoute('/t/k3v9q')).toEqual({ page: 'table', table: 'k3v9q' });
    expect(parseRoute('/t/')).toEqual({ page: 'lobby' });
    expect(parseRoute('/t/../etc')).toEqual({ page: 'lobby' });
  });
  it('that are pasted: links, paths, ids, and nonsense', () => {
    expect(invitation(' https://host/t/k3v9q ')).toBe('/t/k3v9q');
    expect(invitation('http://host:8080/t/k3v9q#seat=B&token=00')).toBe('/t/k3v9q#seat=B&token=00');
    expect(invitation('k3v9q')).toBe('/t/k3v9q');
    expect(invitation('a b')).toBeNull();
    expect(invitation('')).toBeNull();
  });
});

describe('my tables', () => {
  it('keep what is known of a table, newest first', () => {
    keepTable({ table: 'one', host: 'h' });
    keepTable({ table: 'two', token: 't' });
    keepTable({ table: 'one', seat: 'B', token: 's' });
    expect(myTables().map((one) => one.table)).toEqual(['one', 'two']);
    expect(myTable('one')).toEqual({ table: 'one', host: 'h', seat: 'B', token: 's' });
    forgetTable('one');
    expect(myTable('one')).toBeUndefined();
  });
  it('survive a spoiled storage', () => {
    storage.set('veillee.tables', '{"no": "list"}');
    expect(myTables()).toEqual([]);
    storage.set('veillee.tables', 'broken');
    expect(myTables()).toEqual([]);
    keepTable({ table: 'one' });
    expect(myTables().length).toBe(1);
  });
});

describe('rules as text', () => {
  it('show emphasis, code, lists and tables, and escape everything else', () => {
    expect(inline('a **b** `c` *d* <script>')).toBe('a <b>b</b> <code>c</code> <i>d</i> &lt;script&gt;');
    expect(block('- one\n- two\n\ntext\ngoes on')).toBe('<ul><li>one</li><li>two</li></ul><p>text goes on</p>');
    expect(block('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td><td>2</td>');
    expect(block('|---|---|')).toBe('');
    expect(inline('3*4*5')).toBe('3*4*5');
  });
  it('keep the lines of a map and what follows it', () => {
    expect(block('```\n A *B*\n  | C\n```\ntext')).toBe(
      '<pre class="wide" tabindex="0" role="group"> A *B*\n  | C</pre><p>text</p>',
    );
  });
  it('link the clauses that they name, those of a family too, and no others', () => {
    const known = new Set(['SHO-4.1', 'DIC-3.14', 'DIC-D3', 'SAM-4.2b']);
    const link = (id: string) => `<a href="#${id}">${id}</a>`;
    expect(linked('see SHO-4.1, (DIC-3.14) DIC-D3 SAM-4.2b.', known)).toBe(
      `see ${link('SHO-4.1')}, (${link('DIC-3.14')}) ${link('DIC-D3')} ${link('SAM-4.2b')}.`,
    );
    expect(linked('SHO-4.16 CUP-8.12 SHO-4', known)).toBe('SHO-4.16 CUP-8.12 SHO-4');
  });
});
