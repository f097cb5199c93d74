import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../lib/service/json.ts';

const nested = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}null${close.repeat(levels)}`;

describe('parseJson', () => {
  it.each([
    ['objects', '{"a":', '}'],
    ['arrays', '[', ']'],
    ['both', '{"a":[', ']}'],
  ])('accepts %s nested up to 100 levels, but not deeper', (_name, open, close) => {
    const each = open.match(/[{[]/g)?.length ?? 1;
    expect(parseJson(nested(100 / each, open, close))).toBeDefined();
    expect(parseJson(nested(100 / each + 1, open, close))).toBeUndefined();
    expect(parseJson(nested(500_000, open, close))).toBeUndefined();
  });

  it('ignores brackets inside strings', () => {
    const texts = ['['.repeat(5_000), `\\"${'{'.repeat(5_000)}`, `"${'['.repeat(500)}\\`, '\\\\"[[['];
    const value = { texts, side: texts.map((text) => ({ text, list: [[], [{}]] })) };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });

  it('accepts wide values, and rejects unterminated strings', () => {
    const wide = Array.from({ length: 5_000 }, (_, n) => ({ n, list: [n] }));
    expect(parseJson(JSON.stringify(wide))).toEqual(wide);
    expect(parseJson('{"a":"b')).toBeUndefined();
    expect(parseJson('{"a":"\\')).toBeUndefined();
  });
});
