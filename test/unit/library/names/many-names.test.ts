import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createNameFinder,
  createNameFinderInSlices,
  linkedRanges,
} from '../../../../lib/library/names/index.ts';
import { finderOf } from './worlds.ts';

describe('many names', () => {
  it('are found in the same way when they were read in slices', async () => {
    const many = Array.from({ length: 9_000 }, (_, location) => ({ name: `Port ${location}x`, location }));
    let pauses = 0;
    const finder = await createNameFinderInSlices(many, async () => {
      pauses++;
    });
    const text = 'From Port 7x to Port 8999x.';
    expect(finder.find(text)).toEqual(createNameFinder(many).find(text));
    expect(finder.find(text)).toHaveLength(2);
    expect(pauses).toBeGreaterThan(5);
  });

  it('may be very long', () => {
    const long = 'Ka'.repeat(5_000);
    const phrase = 'ka ro '.repeat(100).trim();
    const text = `see ${long}'s and ${phrase}, and ${'ka ro '.repeat(2_000)}`;
    const found = finderOf(long, phrase, 'ka ro '.repeat(1_000)).find(text, { limit: 2 });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([long, phrase]);
  });

  it('return every entry with a name once, exact matches first', () => {
    const bearers = createNameFinder([
      { name: 'ALDRIC', location: 5 },
      { name: 'Aldric', location: 6 },
      { name: 'aldric', location: 6 },
      { name: 'Aldrics', location: 8 },
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
