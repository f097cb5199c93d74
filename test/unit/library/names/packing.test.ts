import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createNameFinder,
  linkedRanges,
  openNames,
  packNames,
  packNamesInSlices,
} from '../../../../lib/library/names/index.ts';
import { finderOf } from './worlds.ts';

const known = ['Aldric', 'Veil of Sorrow', 'Łódź', '龙王', '', 'a\ud800', '\ufeffBom'].map(
  (name, location) => ({
    name,
    location: location * 300,
  }),
);

function packed(...names: [name: string, location: number][]) {
  const opened = openNames(packNames(names.map(([name, location]) => ({ name, location }))));
  if (!opened) throw new Error('The names did not open.');
  return opened;
}

describe('packed names', () => {
  it('round-trip', () => {
    const out = [...(openNames(packNames(known))?.names() ?? [])];
    expect(out).toEqual(known.map((one) => ({ ...one, name: one.name.replace('\ud800', '\ufffd') })));
    expect(openNames(packNames([]))?.size).toBe(0);
  });

  it('have the same bytes when packed in slices', async () => {
    const many = Array.from({ length: 9_000 }, (_, location) => ({ name: `Name ${location}`, location }));
    let pauses = 0;
    const bytes = await packNamesInSlices(many, async () => {
      pauses++;
    });
    expect(bytes).toEqual(packNames(many));
    expect(pauses).toBeGreaterThan(8);
  });

  it('do not open with a changed bit, truncated, or as another kind', () => {
    const bytes = packNames(known);
    for (let bit = 0; bit < bytes.byteLength * 8; bit++) {
      const harmed = new Uint8Array(bytes.slice(0));
      harmed[bit >> 3] = (harmed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(openNames(harmed.buffer), `bit ${bit}`).toBeNull();
    }
    for (let length = 0; length < bytes.byteLength; length++) {
      expect(openNames(bytes.slice(0, length)), `${length} bytes`).toBeNull();
    }
    fc.assert(
      fc.property(fc.uint8Array(), (other) => {
        expect(openNames(other.slice().buffer)).toBeNull();
      }),
    );
  });

  it('may be very long', () => {
    const long = 'Ka'.repeat(5_000);
    const phrase = 'ka ro '.repeat(100).trim();
    const text = `see ${long}'s and ${phrase}, and ${'ka ro '.repeat(2_000)}`;
    const found = finderOf(long, phrase, 'ka ro '.repeat(1_000)).find(text, { limit: 2 });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([long, phrase]);
  });
});

describe('several segments', () => {
  const old = packed(['Aldric', 1], ['Veil of Sorrow', 2], ['Veil', 3], ['Mirabel', 4]);
  const delta = packed(['Aldwin', 1], ['Aldric', 7], ['Veil', 3]);
  const finder = createNameFinder(
    [delta, old],
    (location, segment) => segment === 1 && [1, 2, 3].includes(location),
  );

  it('are searched as one; newer segments hide older names', () => {
    const text = 'Aldwin, Aldric, the Veil of Sorrow, Mirabel';
    expect(finder.find(text).map(({ name, location }) => [name, location])).toEqual([
      ['Aldwin', 1],
      ['Aldric', 7],
      ['Veil', 3],
      ['Mirabel', 4],
    ]);
  });

  it('return every entry with a name once, exact matches first', () => {
    const bearers = createNameFinder([
      packed(['ALDRIC', 5]),
      packed(['Aldric', 6], ['aldric', 6], ['Aldrics', 8]),
    ]);
    const [found, plural] = bearers.find('Aldric and Aldrics');
    expect(found).toMatchObject({ name: 'Aldric', location: 6, locations: [6, 5] });
    expect(plural).toMatchObject({ name: 'Aldrics', locations: [8] });
  });
});

describe('a part of a text', () => {
  it('can be limited by offsets and number of names', () => {
    const text = 'Aldric Aldric Aldric Aldric';
    const starts = (options: object) =>
      finderOf('Aldric')
        .find(text, options)
        .map(({ start }) => start);
    expect(starts({ from: 1, to: 26 })).toEqual([7, 14]);
    expect(starts({ from: 7, to: 20 })).toEqual([7, 14]);
    expect(starts({ limit: 3 })).toEqual([0, 7, 14]);
    expect(starts({ limit: 0 })).toEqual([]);
    expect(starts({ from: 30, to: 5 })).toEqual([]);
  });

  it('is skipped if it is a link, URL or tag', () => {
    const text = `@[Aldric](person:1) Aldric1 @[[b]Aldric[/b]](person:2) [url:https://x.example/|tab]Aldric[/url]
      [b]Aldric2[/b] [tag:Aldric] https://x.example/Aldric /* Aldric */ [code]Aldric[/code] [Aldric3 Aldric] @[person:12](Aldric)`;
    const names = ['Aldric', 'Aldric1', 'Aldric2', 'Aldric3'];
    const found = finderOf(...names).find(text, { skip: linkedRanges(text) });
    expect(found.map(({ name }) => name)).toEqual(['Aldric1', 'Aldric2', 'Aldric3', 'Aldric']);
  });

  it('is split in one pass, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('@[', '[url', ']', '(', ')', '[/url]', '/*', '[', ' Aldric ')),
        (parts) => {
          let last = 0;
          for (const [start, end] of linkedRanges(parts.join(''))) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
        },
      ),
    );
  });
});
