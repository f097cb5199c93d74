import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestionsIn, type World } from '../../../components/editor-integration/linking.ts';
import { matchOf } from '../../../lib/entries/page-match.ts';
import { createNameFinder } from '../../../lib/library/names/index.ts';
import type { Searcher } from '../../../lib/library/search/index.ts';
import { createSearcher, openSegment, packSegment } from '../../../lib/library/search/index.ts';
import { hostsOf, recognizePage } from '../../../lib/worldpage/index.ts';
import { entry } from '../library/search/world.ts';

const HOST = 'https://www.worldanvil.com';
const ENTRIES = [
  entry(0, 'Isaura Venn', {
    id: 'isaura',
    url: `${HOST}/w/saltmere-tide/a/isaura-venn-person`,
    template: 'person',
  }),
  entry(1, 'The Needle', { id: 'needle', state: 'public', url: `${HOST}/w/saltmere-tide/a/lighthouse` }),
  entry(2, 'The Needle', {
    id: 'needle-2',
    state: 'private',
    url: `${HOST}/w/saltmere-tide/a/the-needle-item`,
  }),
  entry(3, 'Salt drake', { id: '77', kind: 'statblock', url: null }),
  entry(4, 'Сольвег', { id: 'solveg', url: `${HOST}/w/saltmere-tide/a/%D1%81%D0%BE%D0%BB%D1%8C-person` }),
];

function opened(): { searcher: Searcher; world: World } {
  const hot = openSegment(packSegment(ENTRIES));
  if (!hot) throw new Error('The world does not open');
  const searcher = createSearcher([{ hot, excerpts: null }]);
  return {
    searcher,
    world: {
      finder: createNameFinder(ENTRIES.map(({ title: name, location }) => ({ name, location }))),
      searcher,
      pageOf: ({ url }) => url,
      editing: null,
      isExcluded: () => false,
      places: 'all',
    },
  };
}
const { searcher, world } = opened();
const found = (text: string, of: World = world, skipped: number[] = []) =>
  suggestionsIn({ text, linked: [] }, of, skipped).map(({ place, candidates }) => [
    place.written,
    ...candidates.map(({ ref }) => ref.id),
  ]);

describe('names that aren’t linked yet', () => {
  it('are those of articles, with every article of that name', () => {
    expect(found('Isaura Venn saw a Salt drake at The Needle.')).toEqual([
      ['Isaura Venn', 'isaura'],
      ['The Needle', 'needle', 'needle-2'],
    ]);
  });

  it('exclude mentions, links and what the editor reports as linked', () => {
    expect(found('@[Isaura Venn](person:isaura) and [url:https://x]The Needle[/url]')).toEqual([]);
    expect(suggestionsIn({ text: 'Isaura Venn sailed.', linked: [[0, 11]] }, world)).toEqual([]);
  });

  it('exclude the edited article itself, and skipped names', () => {
    expect(found('Isaura Venn at The Needle', { ...world, editing: 'isaura' })).toEqual([
      ['The Needle', 'needle', 'needle-2'],
    ]);
    expect(found('The Needle', { ...world, editing: 'needle' })).toEqual([['The Needle', 'needle-2']]);
    expect(found('Isaura Venn met Isaura Venn', world, [0])).toHaveLength(1);
  });

  it('exclude those that the person excluded', () => {
    const only = { ...world, isExcluded: (name: string) => name === 'Isaura Venn' };
    expect(found('Isaura Venn at The Needle', only)).toEqual([['The Needle', 'needle', 'needle-2']]);
  });

  it('are only the first of each article if the person wants that, or none beside a link', () => {
    const first: World = { ...world, places: 'first' };
    expect(found('Isaura Venn met Isaura Venn', first)).toHaveLength(1);
    expect(found('@[Isaura Venn](person:isaura) met Isaura Venn', first)).toEqual([]);
    expect(suggestionsIn({ text: 'Isaura Venn met Isaura Venn', linked: [[0, 11]] }, first)).toEqual([]);
    expect(found('Isaura Venn met Isaura Venn', world)).toHaveLength(2);
  });

  it('say which articles are private', () => {
    const [open] = suggestionsIn({ text: 'The Needle', linked: [] }, world);
    expect(open?.candidates.map((each) => each.isPrivate)).toEqual([false, true]);
  });

  it('have exact offsets, in order and disjoint, whatever the text', () => {
    const piece = fc.constantFrom(
      'Isaura Venn',
      'The Needle',
      ' ',
      '\n',
      '@[',
      '](person:x)',
      's',
      '.',
      '😀',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { place } of suggestionsIn({ text, linked: [] }, world)) {
          expect(text.slice(place.start, place.end)).toBe(place.written);
          expect(place.written).not.toContain('\n');
          expect(place.start).toBeGreaterThanOrEqual(last);
          last = place.end;
        }
      }),
    );
  });
});

describe('the entry that a page shows', () => {
  const at = (address: string, hosts: string[] = []) => {
    const page = recognizePage(address, hosts);
    return page && matchOf(page, address, searcher);
  };

  it('is found by its exact id', () => {
    expect(at(`${HOST}/block/77`)).toMatchObject({ state: 'known', ref: { kind: 'statblock', id: '77' } });
    expect(at(`${HOST}/block/78`)).toEqual({ state: 'unknown', ref: { kind: 'statblock', id: '78' } });
  });

  it.each([
    ['isaura-venn-person', 'isaura'],
    ['Isaura-Venn-Person/', 'isaura'],
    ['isaura-venn-person?utm=1#top', 'isaura'],
    ['lighthouse', 'needle'],
    ['the-needle-item', 'needle-2'],
    ['соль-person', 'solveg'],
  ])('or by its address, whatever the title: %s', (slug, id) => {
    expect(at(`${HOST}/w/saltmere-tide/a/${slug}`)).toMatchObject({ state: 'known', ref: { id } });
  });

  it('also on the host of the connection', () => {
    const hosts = hostsOf('http://localhost:8080');
    expect(at('http://localhost:8080/w/saltmere-tide/a/lighthouse', hosts)).toMatchObject({ state: 'known' });
    expect(hostsOf(null)).toEqual([]);
    expect(hostsOf('nothing')).toEqual([]);
  });

  it('is nothing on pages of other worlds, without an entry, or where one is created', () => {
    for (const path of [
      '/w/other/a/lighthouse',
      '/w/saltmere-tide/a/unheard-of',
      '/w/saltmere-tide',
      '/world/person/new',
    ])
      expect(at(HOST + path)).toEqual({ state: 'none' });
  });
});
