import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside } from '../../../lib/archive/read-archive.ts';
import { linkBetween, NameGiver, nameKey, Places, safeName } from '../../../lib/history/backup/places.ts';
import { BACKUP_KINDS, keyOf, type Listed } from '../../../lib/history/backup/run.ts';
import { codePoint } from '../code-point.ts';

/** Titles as people and machines write them: any script, emoji, halves of characters, devices, paths. */
const title = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: codePoint, maxLength: 200 }),
  fc.constantFrom(
    'CON',
    'nul.txt',
    'Ünïcode',
    'U\u0308nïcode',
    '../../etc/passwd',
    'a/b\\c',
    '...',
    'Straße',
    'STRASSE',
  ),
  fc.constantFrom(
    '水の都',
    'Ὀδυσσεύς',
    'می‌خواهم',
    '👩‍👩‍👧',
    '\ud800',
    'x'.repeat(400),
    '水'.repeat(300),
    'İstanbul',
    'ﬁre',
  ),
);

const resource = fc.record({
  kind: fc.constantFrom(...BACKUP_KINDS),
  id: fc.oneof(fc.uuid(), fc.nat(50).map(String), fc.string()),
  title,
  categoryId: fc.option(fc.nat(12).map(String)),
  url: fc.constant(null),
  updatedAt: fc.constant(null),
});

const world = fc
  .tuple(
    fc.uniqueArray(resource, { selector: keyOf, maxLength: 60 }),
    fc.uniqueArray(
      fc.record({ id: fc.nat(12).map(String), title, above: fc.option(fc.nat(12).map(String)) }),
      {
        selector: ({ id }) => id,
      },
    ),
  )
  .map(([resources, categories]): Listed[] => [
    ...resources.filter(({ kind }) => kind !== 'category'),
    ...categories.map(({ id, title, above }) => ({
      ...{ kind: 'category' as const, id, title, categoryId: above, url: null, updatedAt: null },
    })),
  ]);

const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:$|[ .])/i;

describe('a file name', () => {
  it('is valid on every system, whatever the title', () => {
    fc.assert(
      fc.property(title, (text) => {
        const name = safeName(text);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}]|^[\s.]|[\s.]$/u);
        expect(name).not.toMatch(DEVICE);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(161);
        expect(name.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps the title’s words in any script', () => {
    for (const name of [
      '水の都',
      'Ὀδυσσεύς',
      'می‌خواهم',
      'Mother Tansy Roake',
      'O’Hara & Sons, 1st ed. (draft)',
    ])
      expect(safeName(name)).toBe(name);
    expect(safeName('What? Who: me/you')).toBe('What Who me you');
    expect(safeName('  ...  ')).toBe('Untitled');
  });

  it('is unique in its folder, also on systems that ignore case or composition', () => {
    const names = new NameGiver();
    const given = ['Straße', 'STRASSE', 'straße', 'Ünï', 'U\u0308ni\u0308'].map((text, at) =>
      names.give('a', text, '.md', `id${at}`),
    );
    expect(new Set(given.map(nameKey)).size).toBe(given.length);
  });
});

describe('the paths of a world', () => {
  const pathsOf = (resources: readonly Listed[], places: Places): string[] =>
    resources.flatMap((one) => {
      const place = places.of(one);
      return place ? [place.json, ...(place.markdown === null ? [] : [place.markdown])] : [];
    });

  it('are safe and unique, and no file has the path of a folder', () => {
    fc.assert(
      fc.property(world, (resources) => {
        const paths = pathsOf(resources, new Places(resources));
        expect(paths.length).toBeGreaterThanOrEqual(resources.length);
        expect(new Set(paths.map(nameKey)).size).toBe(paths.length);
        const folders = new Set(paths.map((path) => nameKey(path.split('/').slice(0, -1).join('/'))));
        for (const path of paths) {
          expect(isInside(path)).toBe(true);
          expect(path.length).toBeLessThan(250);
          expect(folders.has(nameKey(path))).toBe(false);
        }
      }),
    );
  });

  it('don’t depend on the order of the resources', () => {
    fc.assert(
      fc.property(world, (resources) => {
        const [one, other] = [new Places(resources), new Places([...resources].reverse())];
        for (const ref of resources) expect(other.of(ref)).toEqual(one.of(ref));
      }),
    );
  });

  it('are connected by working relative links', () => {
    fc.assert(
      fc.property(world, (resources) => {
        const places = new Places(resources);
        const files = resources.flatMap((one) => places.of(one)?.markdown ?? []);
        for (const from of files.slice(0, 8))
          for (const to of files.slice(-8)) {
            const link = linkBetween(from, to);
            const base = `https://a.example/${from.split('/').map(encodeURIComponent).join('/')}`;
            expect(decodeURIComponent(new URL(link, base).pathname.slice(1))).toBe(to);
            expect(link).not.toMatch(/[\s()<>]/);
          }
      }),
    );
  });
});
