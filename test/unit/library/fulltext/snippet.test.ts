import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../../../lib/library/fulltext/index.ts';
import { isFound } from './oracle.ts';
import { phrase, text, typed, word, words } from './texts.ts';

/** The snippet with its marks as brackets. */
function shown(from: string, line: string, length?: number): string | null {
  const snippet = snippetOf(from, typed(line), length);
  if (!snippet) return null;
  let [at, out] = [0, ''];
  for (const [start, end] of snippet.marks) {
    out += `${snippet.text.slice(at, start)}[${snippet.text.slice(start, end)}]`;
    at = end;
  }
  return out + snippet.text.slice(at);
}

const filler = 'Nobody remembers who laid the first stone of it. '.repeat(20);

describe('a snippet', () => {
  it.each([
    ['The Harbour lies below.', 'harb', 'The [Harbour] lies below.'],
    ['Éowyn’s oath', 'eowyns', '[Éowyn’s] oath'],
    ['Die Straße endet', 'strasse', 'Die [Straße] endet'],
    ['Verse ⑿', '12', 'Verse [⑿]'],
    ['Старая гавань', 'ГАВАНЬ', 'Старая [гавань]'],
    ['東京都に住む', '東京都', '[東京都]に住む'],
    ['שָׁלוֹם עולם', 'שלום', '[שָׁלוֹם] עולם'],
    ['salt road, the salt  of\n\nthe road', '"salt road"', '[salt road], the salt of the road'],
    ['one raven, two ravens', 'raven', 'one [raven], two [ravens]'],
    ['नदी बहती है', 'नदी', '[नदी] बहती है'],
  ])('of %j for %j marks what matches', (from, line, wanted) => expect(shown(from, line)).toBe(wanted));

  it('shows where the words are closest together, with ellipses', () => {
    const from = `A raven. ${filler}Then the raven came to the harbour by night. ${filler}The harbour.`;
    const snippet = shown(from, 'raven harbour', 90);
    expect(snippet).toContain('the [raven] came to the [harbour] by night.');
    expect(snippet?.startsWith('…')).toBe(true);
    expect(snippet?.endsWith('…')).toBe(true);
  });

  it('is null if no word of the query occurs', () => {
    expect(shown(filler, 'raven')).toBeNull();
    expect(shown('', 'raven')).toBeNull();
    expect(shown(filler, 'tag:stone')).toBeNull();
  });

  it('of any text has about the requested length, whole characters and correct marks', () => {
    const long = fc.array(fc.oneof(text, fc.string({ unit: 'grapheme' })), { maxLength: 20 });
    fc.assert(
      fc.property(long, word, fc.integer({ min: 10, max: 200 }), (parts, one, length) => {
        const from = parts.join(' ');
        for (const query of [words(one), phrase(one)]) {
          const snippet = snippetOf(from, query, length);
          expect(snippet !== null).toBe(isFound(from, query));
          if (!snippet) continue;
          expect(snippet.text.isWellFormed()).toBe(from.isWellFormed());
          expect(snippet.text.length).toBeLessThanOrEqual(length + one.length * 6 + 52);
          expect(snippet.marks.length).toBeGreaterThan(0);
          let before = -1;
          for (const [start, end] of snippet.marks) {
            expect(start).toBeGreaterThan(before);
            expect(end).toBeGreaterThan(start);
            before = end;
            expect(isFound(snippet.text.slice(start, end), query)).toBe(true);
          }
          expect(before).toBeLessThanOrEqual(snippet.text.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
