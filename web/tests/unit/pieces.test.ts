import { describe, expect, it } from 'vitest';
import type { HintOption, Piece } from '../../src/protocol';
import { judgement } from '../../src/table/advice';
import { glossary, listOf, pieceOf } from '../../src/table/pieces';

const piece = (id: string, sign?: string): Piece => ({ id, name: id, text: '.', ...(sign ? { sign } : {}) });
const pieces = listOf([piece('member'), piece('member:active'), piece('card:C05'), piece('cube:wood', 'wood')]);

describe('the words of a thing', () => {
  it('are those of its own id, else of the nearest that it belongs to', () => {
    expect(pieceOf(pieces, 'card:C05')?.id).toBe('card:C05');
    expect(pieceOf(pieces, 'member:A:C05:active')?.id).toBe('member');
    expect(pieceOf(pieces, 'member:active')?.id).toBe('member:active');
    expect(pieceOf(pieces, 'cube:wood#2')?.id).toBe('cube:wood');
    expect(pieceOf(pieces, 'card:C06')).toBeUndefined();
    expect(pieceOf(pieces, 'nothing')).toBeUndefined();
  });

  it('make a glossary of what is drawn as a sign, each sign once', () => {
    const twice = listOf([piece('a', 'x'), piece('b', 'x'), piece('c'), piece('d', 'y')]);
    expect(glossary(twice).map(({ id }) => id)).toEqual(['a', 'd']);
  });
});

describe('the figures of a hint', () => {
  const option = (share: number, score: number): HintOption => ({
    action: `${share} ${score}`,
    words: '',
    share,
    place: 10,
    score,
    sure: 'likely',
  });
  it('say how often the best one wins, and how far behind the others are', () => {
    const options = [option(38, 132), option(36, 90), option(31, 100), option(12, 140)];
    const said = options.map((_, i) => judgement(options, i, 'fr'));
    expect(said[0]).toContain('38');
    expect(said[1]).toMatch(/^Presque aussi bien/);
    expect(said[2]).toMatch(/^Un peu moins bien/);
    expect(said[3]).toMatch(/^Nettement moins bien/);
    expect(new Set(said).size).toBe(4);
  });
  it('are points where all options win alike', () => {
    const options = [option(100, 132), option(100, 118)];
    expect(options.map((_, i) => judgement(options, i, 'en'))).toEqual([
      'About 13 points at the end',
      'About 12 points at the end',
    ]);
  });
  it('leave points out that would contradict the order', () => {
    const options = [option(33, 220), option(33, -80), option(33, 50)];
    for (const i of [0, 1, 2]) expect(judgement(options, i, 'en')).toContain('in 100');
  });
});
