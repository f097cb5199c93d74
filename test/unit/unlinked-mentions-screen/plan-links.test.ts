import { expect, it } from 'vitest';
import type { Place } from '../../../components/unlinked-mentions/place.ts';
import { MOST_ENTRIES, planLinks } from '../../../components/unlinked-mentions/plan-links.ts';
import type { Hit } from '../../../lib/library/index.ts';

const TEXT = 'Mira met Tor.';
const hit = (location: number): Hit => ({
  ...{
    location,
    ref: { kind: 'article', id: `a${location}` },
    title: `Title ${location}`,
    template: 'person',
  },
  ...{ aliases: [], state: 'public', isDraft: false, isWip: false, isPending: false, tags: [], url: null },
  ...{ categoryId: null, updatedAt: null, titleMarks: [], score: 0 },
  why: { where: 'title', text: '', marks: [] },
});
const mira = (from: number, change: Partial<Place> = {}): Place => ({
  ...{ key: `${from}`, from, field: 'content', isEditable: true, start: 0, end: 4, name: 'Mira' },
  ...{ doubt: 0, candidates: [100], state: 'open', ...change },
});

function plan(places: readonly Place[], target = 100) {
  const known = new Map(places.map((place) => [place.key, place]));
  return planLinks(
    places.map(({ key }) => ({ key, target })),
    {
      ...{ worldId: 'w1', searcher: { hit }, place: (key) => known.get(key) },
      reread: async () => [{ field: 'content', text: TEXT, isEditable: true }],
      signal: new AbortController().signal,
    },
  );
}

it('makes one change for each article, with the text that was seen', async () => {
  const tor = { key: 'tor', start: 9, end: 12, name: 'Tor' };
  const { edits, keys } = await plan([mira(1), { ...mira(1), ...tor }, mira(2)]);
  expect(edits).toEqual([
    {
      ...{ ref: { worldId: 'w1', kind: 'article', id: 'a1' }, title: 'Title 1', cause: 'links' },
      changes: { content: '@[Mira](person:a100) met @[Tor](person:a100).' },
      seen: { content: TEXT },
    },
    expect.objectContaining({ changes: { content: '@[Mira](person:a100) met Tor.' } }),
  ]);
  expect(keys).toEqual([['1', 'tor'], ['2']]);
});

it.each([
  ['is no longer there', mira(1, { state: 'gone' })],
  ['is in a field that can’t be changed', mira(1, { isEditable: false })],
  ['means another article', mira(1, { candidates: [5, 6] })],
])('leaves a place alone that %s', async (_why, place) => {
  expect(await plan([place])).toMatchObject({ edits: [], keys: [], missing: 1 });
});

it('plans no more texts than one batch may have', async () => {
  const places = Array.from({ length: MOST_ENTRIES + 5 }, (_, from) => mira(from));
  expect((await plan(places)).edits).toHaveLength(MOST_ENTRIES);
});
