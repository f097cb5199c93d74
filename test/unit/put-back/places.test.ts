import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composedValues } from '../../../lib/import/index.ts';
import { Places } from '../../../lib/put-back/places.ts';

const id = fc.uuid();
/** What a text can have around ids, with our own signs for places among it. */
const words = fc.string({
  unit: fc.constantFrom('a', ' ', '[', ']', '(', ':', '@', '0', '\u008d', '\u0090', '7'),
});
const embed = fc.integer({ min: 1, max: 99 }).map((number) => `[block:${number}]`);

describe('ids in texts', () => {
  it('are replaced where they lead to what comes back, and nothing else is', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
        fc.array(fc.oneof(words, embed, id, fc.nat(4)), { maxLength: 20 }),
        (back, pieces) => {
          const now = (old: string) => `new-${old}`;
          const text = (of: (old: string) => string) =>
            pieces
              .map((one) => (typeof one === 'number' ? of(back[one % back.length] ?? '') : one))
              .join(' ');
          const places = new Places({
            path: (kind, old) =>
              back.includes(old) ? `path/${old}` : kind === 'statblock' && old === '7' ? 'path/7' : null,
            isThere: () => false,
            lacking: () => null,
          });
          const placed = places.values({ text: text((old) => old), list: [text((old) => old)] });
          const find = (path: string) => ({ id: now(path.slice(5)), template: 'person' });
          const expected = text(now).replaceAll(/(?<=(?:\]\(|\[)block:)7(?=\D|$)/g, now('7'));
          expect(composedValues(placed, places.links, find)).toEqual({ text: expected, list: [expected] });
          // Until they exist, texts say what they said.
          if (!/^[0-9a-f-]{36}$/.test(text((old) => old)))
            expect(composedValues(placed, places.links, () => null).text).toBe(text((old) => old));
        },
      ),
    );
  });

  it('are told from a text that is only one of our own signs', () => {
    const places = new Places({ path: () => null, isThere: () => false, lacking: () => null });
    const values = { text: '\u008d', list: ['\u008d'] };
    expect(composedValues(places.values(values), places.links, () => null)).toEqual(values);
  });

  it('that are references are left out while their target is missing', () => {
    const [orra = '', quay = '', gone = ''] = fc.sample(id, { numRuns: 3, seed: 1 });
    const places = new Places({
      path: (_, one) => (one === orra ? 'path/orra' : null),
      isThere: (_, one) => one === quay,
      lacking: (_, one) => (one === gone ? 'The gone' : null),
    });
    const placed = places.values({
      articleId: orra,
      parentId: gone,
      groupIds: [quay, orra, gone],
      coverId: 4,
    });
    expect(composedValues(placed, places.links, () => null)).toEqual({ groupIds: [quay] });
    expect(composedValues(placed, places.links, () => ({ id: 'now', template: 'person' }))).toEqual({
      articleId: 'now',
      groupIds: [quay, 'now'],
    });
    expect([...places.lacking]).toEqual(['The gone']);
  });
});
