// Makes the fonts of one sign, the zero without a stroke: the text face draws it like "Ø", and no feature of
// it draws another. Takes the outer line of its zero and cuts a counter into it, as thick as its "O".
//   node scripts/zero.mjs    writes src/ui/zero-400.woff2 and src/ui/zero-700.woff2

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, inflateSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const source = (weight) =>
  join(root, `node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`);

function tablesOf(woff) {
  const tables = {};
  for (let i = 0; i < woff.readUInt16BE(12); ++i) {
    const at = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more));
    const bytes = woff.subarray(offset, offset + packed);
    tables[woff.toString('latin1', at, at + 4)] = packed < length ? inflateSync(bytes) : bytes;
  }
  return tables;
}

// The number of a glyph, by a table of characters in format 4.
function glyphOf({ cmap }, code) {
  for (let i = 0; i < cmap.readUInt16BE(2); ++i) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const twice = cmap.readUInt16BE(at + 6);
    for (let s = 0; s < twice; s += 2) {
      const end = cmap.readUInt16BE(at + 14 + s);
      if (code > end) continue;
      const start = cmap.readUInt16BE(at + 16 + twice + s);
      const delta = cmap.readInt16BE(at + 16 + 2 * twice + s);
      const where = at + 16 + 3 * twice + s;
      const range = cmap.readUInt16BE(where);
      if (range === 0) return (code + delta) & 0xffff;
      return (cmap.readUInt16BE(where + range + 2 * (code - start)) + delta) & 0xffff;
    }
  }
  throw new Error(`no glyph for ${code}`);
}

// The lines of a simple glyph: points with x, y, on.
function linesOf({ head, loca, glyf }, glyph) {
  const long = head.readInt16BE(50) === 1;
  let at = long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const lines = glyf.readInt16BE(at);
  const ends = Array.from({ length: lines }, (_, i) => glyf.readUInt16BE(at + 10 + 2 * i));
  at += 10 + 2 * lines;
  at += 2 + glyf.readUInt16BE(at);
  const flags = [];
  while (flags.length <= ends.at(-1)) {
    const flag = glyf[at++];
    for (let n = flag & 8 ? glyf[at++] : 0; n >= 0; --n) flags.push(flag);
  }
  const axis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf[at++] : -glyf[at++];
      else if (!(flag & same)) [value, at] = [value + glyf.readInt16BE(at), at + 2];
      return value;
    });
  };
  const [xs, ys] = [axis(2, 16), axis(4, 32)];
  const points = flags.map((flag, i) => ({ x: xs[i], y: ys[i], on: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1] + 1, end + 1));
}

const boxOf = (line) => {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
};
const widest = (lines) =>
  lines.reduce((a, b) => (boxOf(b).right - boxOf(b).left > boxOf(a).right - boxOf(a).left ? b : a));

function glyphData(lines) {
  const points = lines.flat();
  const all = boxOf(points);
  const head = Buffer.alloc(10 + 2 * lines.length + 2);
  head.writeInt16BE(lines.length, 0);
  [all.left, all.low, all.right, all.high].forEach((value, i) => head.writeInt16BE(value, 2 + 2 * i));
  let last = -1;
  lines.forEach((line, i) => head.writeUInt16BE((last += line.length), 10 + 2 * i));
  const flags = Buffer.from(points.map(({ on }) => (on ? 1 : 0)));
  const steps = (key) => {
    const bytes = Buffer.alloc(2 * points.length);
    points.forEach((point, i) => bytes.writeInt16BE(point[key] - (i ? points[i - 1][key] : 0), 2 * i));
    return bytes;
  };
  const data = Buffer.concat([head, flags, steps('x'), steps('y')]);
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

// A file of WOFF2, its outlines as they are: header, directory, all tables packed together.
const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', '', '', 'glyf', 'loca'];
function font(tables) {
  const names = Object.keys(tables).sort();
  const base128 = (value) => (value < 128 ? [value] : [0x80 | (value >> 7), value & 0x7f]);
  const asItIs = (name) => (name === 'glyf' || name === 'loca' ? 0xc0 : 0);
  const directory = Buffer.from(
    names.flatMap((name) => [known.indexOf(name) | asItIs(name), ...base128(tables[name].length)]),
  );
  const packed = brotliCompressSync(Buffer.concat(names.map((name) => tables[name])));
  const unpacked = names.reduce((sum, name) => sum + Math.ceil(tables[name].length / 4) * 4, 12 + 16 * names.length);
  const header = Buffer.alloc(48);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  const end = Math.ceil((header.length + directory.length + packed.length) / 4) * 4;
  header.writeUInt32BE(end, 8);
  header.writeUInt16BE(names.length, 12);
  header.writeUInt32BE(unpacked, 16);
  header.writeUInt32BE(packed.length, 20);
  const rest = Buffer.alloc(end - header.length - directory.length - packed.length);
  return Buffer.concat([header, directory, packed, rest]);
}

// A table of characters with the zero alone.
function charactersOf(code, glyph) {
  const out = Buffer.alloc(12 + 32);
  [0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, code, 0xffff, 0, code, 0xffff, (glyph - code) & 0xffff, 1, 0, 0].forEach(
    (value, i) => out.writeUInt16BE(value, 2 * i),
  );
  return out;
}

for (const weight of [400, 700]) {
  const face = tablesOf(readFileSync(source(weight)));
  const letter = linesOf(face, glyphOf(face, 0x4f)).map(boxOf);
  const [thickX, thickY] = [Math.abs(letter[0].right - letter[1].right), Math.abs(letter[0].high - letter[1].high)];
  const zero = glyphOf(face, 0x30);
  const outer = widest(linesOf(face, zero));
  const box = boxOf(outer);
  const shrink = (value, low, high, thick) =>
    Math.round((low + high) / 2 + ((value - (low + high) / 2) * (high - low - 2 * thick)) / (high - low));
  const inner = outer
    .map(({ x, y, on }) => ({ x: shrink(x, box.left, box.right, thickX), y: shrink(y, box.low, box.high, thickY), on }))
    .reverse();
  const drawn = glyphData([outer, inner]);

  const loca = Buffer.alloc(12); // nothing, then the zero
  loca.writeUInt32BE(drawn.length, 8);
  const head = Buffer.from(face.head);
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(face.hhea);
  hhea.writeUInt16BE(2, 34);
  const maxp = Buffer.from(face.maxp);
  maxp.writeUInt16BE(2, 4);
  const widths = face.hhea.readUInt16BE(34);
  const hmtx = Buffer.alloc(8);
  hmtx.writeUInt16BE(face.hmtx.readUInt16BE(4 * Math.min(zero, widths - 1)), 4);
  hmtx.writeInt16BE(box.left, 6);
  const post = Buffer.alloc(32);
  post.writeUInt32BE(0x00030000, 0);
  const label = Buffer.from('Veillee Zero', 'utf16le').swap16();
  const name = Buffer.alloc(6 + 12 * 2);
  [0, 2, name.length, 3, 1, 0x409, 1, label.length, 0, 3, 1, 0x409, 4, label.length, 0].forEach((value, i) =>
    name.writeUInt16BE(value, 2 * i),
  );
  const made = font({
    head,
    hhea,
    maxp,
    hmtx,
    loca,
    post,
    glyf: drawn,
    cmap: charactersOf(0x30, 1),
    name: Buffer.concat([name, label]),
    'OS/2': face['OS/2'],
  });
  writeFileSync(join(root, `src/ui/zero-${weight}.woff2`), made);
}
