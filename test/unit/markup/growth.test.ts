import { describe, expect, test } from 'vitest';
import { escapeMarkup, parseMarkup } from '../../../lib/markup/index.ts';

const FAMILIES: Record<string, string> = {
  'opening brackets that never close': '[',
  'link tags without a closing bracket': '[url:',
  'unclosed marks': '[b]',
  'stray closing tags': '[/b]',
  'incomplete mentions': '@[',
  'unclosed comments': '/*',
  'unclosed noparse tags': '[noparse]',
  'incomplete sidebar rows': '--a::',
  'labels within labels': '@[[x]',
  'items outside of lists': '[li]',
  'nested quotes': '[quote]|',
  'overlapping marks': '[b][i][/b][/i]',
};

describe('parsing takes linear time for', () => {
  test.each(Object.entries(FAMILIES))('%s', (_, piece) => {
    // Quadratic time would take minutes for this input.
    const text = piece.repeat(Math.ceil(300_000 / piece.length));
    expect(Array.isArray(parseMarkup(text))).toBe(true);
    expect(escapeMarkup(text).length).toBeGreaterThanOrEqual(text.length);
  });

  test('100,000 levels of nesting are parsed without an error', () => {
    for (const name of ['b', 'quote', 'ul', 'li', 'table', 'center', 'code']) {
      const nodes = parseMarkup(`${`[${name}]`.repeat(100_000)}deep${`[/${name}]`.repeat(100_000)}`);
      expect(JSON.stringify(nodes)).toContain('deep');
    }
  });
});
