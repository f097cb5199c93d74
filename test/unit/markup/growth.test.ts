import { describe, expect, test } from 'vitest';
import { escapeMarkup, parseMarkup } from '../../../lib/markup/index.ts';

const FAMILIES: Record<string, string> = {
  'openings without an end': '[',
  'links that never close their bracket': '[url:',
  'marks that are never closed': '[b]',
  'closing tags of nothing': '[/b]',
  'mentions begun': '@[',
  'hidden text begun': '/*',
  'literal text begun': '[noparse]',
  'sidebar rows begun': '--a::',
  'labels within labels': '@[[x]',
  'items without a list': '[li]',
  'quotes in quotes': '[quote]|',
  'pairs crossed': '[b][i][/b][/i]',
};

describe('time grows with the length alone', () => {
  test.each(Object.entries(FAMILIES))('%s', (_, piece) => {
    // A quadratic reader needs minutes for this; a linear one is done before anybody notices.
    const text = piece.repeat(Math.ceil(300_000 / piece.length));
    expect(Array.isArray(parseMarkup(text))).toBe(true);
    expect(escapeMarkup(text).length).toBeGreaterThanOrEqual(text.length);
  });

  test('100,000 levels of nesting are read through', () => {
    for (const name of ['b', 'quote', 'ul', 'li', 'table', 'center', 'code']) {
      const nodes = parseMarkup(`${`[${name}]`.repeat(100_000)}deep${`[/${name}]`.repeat(100_000)}`);
      expect(JSON.stringify(nodes)).toContain('deep');
    }
  });
});
