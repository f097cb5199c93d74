import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparablePath, recognizePage } from '../../../lib/worldpage/index.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const at = (path: string) => `https://www.worldanvil.com${path}`;

describe('recognizePage', () => {
  it.each([
    ['/w/ithacor-keeper', { subject: 'world', worldSlug: 'ithacor-keeper' }],
    ['/w/Ithacor-Keeper/', { subject: 'world', worldSlug: 'ithacor-keeper' }],
    [
      '/w/ithacor/a/salt-road-article',
      { subject: 'article', worldSlug: 'ithacor', slug: 'salt-road-article' },
    ],
    ['/w/ithacor/a/secrets', { subject: 'article', slug: 'secrets' }],
    ['/w/ithacor/c/the-north', { subject: 'category', slug: 'the-north' }],
    ['/w/ithacor/t/ages', { subject: 'timeline', slug: 'ages' }],
    ['/w/ithacor/h/5512', { subject: 'history', id: '5512' }],
    [`/w/ithacor/map/${ID}`, { subject: 'map', id: ID }],
    [`/w/ithacor/rpg/${ID}`, { subject: 'campaign', id: ID }],
    [`/world/article/${ID}/edit`, { subject: 'article', does: 'edits', id: ID, template: null }],
    [`/world/article/${ID.toUpperCase()}/edit`, { subject: 'article', does: 'edits', id: ID }],
    [
      `/world/militaryConflict/${ID}/edit`,
      { subject: 'article', does: 'edits', template: 'militaryConflict' },
    ],
    [`/p/athena/article/${ID}`, { subject: 'article', does: 'edits', id: ID }],
    [`/world/category/${ID}/edit`, { subject: 'category', does: 'edits', id: ID }],
    [`/world/secret/${ID}/edit`, { subject: 'secret', does: 'edits', id: ID }],
    ['/world/timeline/history/77/edit', { subject: 'history', does: 'edits', id: '77' }],
    [`/world/timeline/${ID}/edit`, { subject: 'timeline', does: 'edits', id: ID }],
    [`/world/${ID}/summary`, { subject: 'world', does: 'edits', id: ID }],
    [`/world/${ID}/edit`, { subject: 'world', does: 'edits', id: ID }],
    ['/world/person/new', { subject: 'article', does: 'makes', template: 'person' }],
    ['/world/location/new?type=settlement', { subject: 'article', does: 'makes', template: 'settlement' }],
    ['/world/location/new?type=nonsense', { subject: 'article', does: 'makes', template: 'location' }],
    ['/world/block/9001/copy', { subject: 'statblock', does: 'edits', id: '9001' }],
    ['/sheet/9001/view', { subject: 'statblock', does: 'shows', id: '9001' }],
    ['/sheet/9001/json', { subject: 'statblock', id: '9001' }],
    ['/block/9001', { subject: 'statblock', id: '9001' }],
    ['/i/4711', { subject: 'image', id: '4711' }],
    ['/world/apollo/file/4711/replace', { subject: 'image', does: 'edits', id: '4711' }],
    ['/community/manuscripts/read/the-long-tale', { subject: 'manuscript', slug: 'the-long-tale' }],
    [`/notebook/notebook/${ID}/load`, { subject: 'notebook', id: ID }],
    ['/world/variables/collection/12/variables', { subject: 'variables', id: '12' }],
    ['/author/keeper', { subject: 'user', slug: 'keeper' }],
    ['/hero/31', { subject: 'hero', id: '31' }],
  ])('%s', (path, expected) => {
    expect(recognizePage(at(path))).toMatchObject(expected);
  });

  it("accepts both of World Anvil's hosts, and added ones", () => {
    expect(recognizePage('https://worldanvil.com/i/1')).not.toBeNull();
    expect(recognizePage('https://lore.example.org/w/x/a/y')).toBeNull();
    expect(recognizePage('https://lore.example.org/w/x/a/y', ['lore.example.org'])?.subject).toBe('article');
    expect(recognizePage('http://localhost:8123/w/x/a/y', ['localhost:8123'])?.subject).toBe('article');
  });

  it.each([
    'https://evil.example/w/x/a/y',
    'https://www.worldanvil.com.evil.example/w/x/a/y',
    'https://evil.example/?https://www.worldanvil.com/w/x/a/y',
    'https://www.worldanvil.com@evil.example/w/x/a/y',
    'javascript:alert(1)',
    'not an address',
    at('/'),
    at('/dashboard'),
    at('/w'),
    at('/w/x/a/y/z'),
    at('/world/article/not-an-id/edit'),
    at('/world/secret/list'),
    at('/sheet/abc/view'),
  ])('returns null for %s', (address) => {
    expect(recognizePage(address)).toBeNull();
  });

  it('decodes names in any script', () => {
    expect(recognizePage(at('/w/мир/a/%D1%81%D0%BE%D0%BB%D1%8C'))).toMatchObject({
      worldSlug: 'мир',
      slug: 'соль',
    });
    expect(recognizePage(at('/w/x/a/%E0%A4%A'))).toMatchObject({ slug: '%E0%A4%A' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((path) => at(`/w/${path}`)),
        ),
        (address) => {
          const page = recognizePage(address);
          expect(page === null || typeof page.subject === 'string').toBe(true);
          expect(() => comparablePath(address)).not.toThrow();
        },
      ),
    );
  });
});

describe('comparablePath', () => {
  it('ignores host, escapes, case and a trailing slash', () => {
    const path = comparablePath('https://www.worldanvil.com/w/x/a/s%C3%A4l-article/');
    expect(path).toBe('/w/x/a/säl-article');
    expect(comparablePath('/W/X/a/Säl-article?from=rss#top')).toBe(path);
  });
});
