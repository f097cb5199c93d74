import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsOf, withOnly, withVersion } from '../../../lib/versions/chain.ts';
import type { Arrival, ChainRow } from '../../../lib/versions/database.ts';
import { pack, unpack } from '../../../lib/versions/packing.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom('Salt', 'mere ', 'lantern', '[b]', '[/b]', '\n', '灯台', '🏮'), {
      maxLength: 9_000,
    })
    .map((words) => words.join('')),
);

/** A text and what became of it: a part is removed and another put in. */
const edited = fc
  .tuple(text, fc.nat(), fc.nat({ max: 400 }), fc.string({ unit: 'grapheme', maxLength: 40 }))
  .map(([before, from, length, added]): [string, string] => {
    const at = before.length === 0 ? 0 : from % before.length;
    return [before, (before.slice(0, at) + added + before.slice(at + length)).toWellFormed()];
  });

describe('a packed text', () => {
  it('comes back as it was, whatever it is packed against', () => {
    fc.assert(
      fc.property(fc.oneof(edited, fc.tuple(text, text)), ([before, after]) => {
        expect(unpack(pack(after))).toBe(after);
        expect(unpack(pack(before.toWellFormed(), after), after)).toBe(before.toWellFormed());
      }),
      { numRuns: 150 },
    );
  });

  it('of a long article takes little room when a few places in it change', () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `word${(at * 7919) % 5_000}`);
    const after = words.join(' ');
    const before = words
      .map((word, at) => (at === 50 || at === 10_000 || at === 19_900 ? 'lantern' : word))
      .join(' ');
    const bytes = pack(before, after).parts.reduce((sum, part) => sum + part.length, 0);
    const whole = pack(before).parts.reduce((sum, part) => sum + part.length, 0);
    expect(bytes).toBeLessThan(whole / 5);
    expect(unpack(pack(before, after), after)).toBe(before);
  });
});

const arrival = (at: number): Arrival => ({
  ...{ at, updatedAt: null, cause: 'sync', title: 'Saltmere' },
  ...{ words: 0, came: 0, went: 0 },
});
const empty: ChainRow = {
  ...{ worldId: 'w1', kind: 'article', id: 'a1', current: null, versions: [], bytes: 0, changedAt: 0 },
};
const textsIn = (chain: ChainRow) => [...textsOf(chain)].map((one) => one.text);

describe('a chain of versions', () => {
  it('gives each text back, whichever versions were removed', () => {
    const steps = fc.array(fc.record({ text, isRemoved: fc.boolean() }), { maxLength: 9 });
    fc.assert(
      fc.property(steps, (all) => {
        const texts = all.filter((one, at) => one.text.toWellFormed() !== all[at - 1]?.text.toWellFormed());
        let chain = empty;
        texts.forEach((one, at) => {
          chain = withVersion(chain, arrival(at + 1), one.text.toWellFormed());
        });
        const all2 = texts.map((one) => one.text.toWellFormed());
        expect(textsIn(chain)).toEqual(all2.toReversed());
        const thinned = withOnly(chain, ({ at }) => texts[at - 1]?.isRemoved === false);
        expect(textsIn(thinned)).toEqual(all2.filter((_, at) => !texts[at]?.isRemoved).toReversed());
      }),
      { numRuns: 60 },
    );
  });

  it('doesn’t get the same text twice in a row', () => {
    const once = withVersion(empty, arrival(1), 'The mere');
    expect(withVersion(once, arrival(2), 'The mere')).toBe(once);
  });

  it('gives the versions that are newer than a damaged one, and takes new ones', () => {
    let chain = empty;
    for (const at of [1, 2, 3, 4]) chain = withVersion(chain, arrival(at), `The mere ${at}`);
    const damaged: ChainRow = {
      ...chain,
      versions: chain.versions.map((version) =>
        version.at === 2 ? { ...version, packed: { ...version.packed, start: 900_000 } } : version,
      ),
    };
    expect(textsIn(damaged)).toEqual(['The mere 4', 'The mere 3', null, null]);
    expect(textsIn(withVersion(damaged, arrival(5), 'The mere 5')).slice(0, 3)).toEqual([
      'The mere 5',
      'The mere 4',
      'The mere 3',
    ]);
  });

  it('with a damaged newest version takes new ones', () => {
    const chain = withVersion(empty, arrival(1), 'The mere');
    const damaged = { ...chain, versions: chain.versions.map((one) => ({ ...one, checksum: 0 })) };
    expect(textsIn(withVersion(damaged, arrival(2), 'The lake'))).toEqual(['The lake', null]);
  });
});
