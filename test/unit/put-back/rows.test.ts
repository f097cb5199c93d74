import { describe, expect, it } from 'vitest';
import type { BackupKind, BackupResource } from '../../../lib/history/backup/index.ts';
import { listRows, type PutBackRow, pathOf, titleKey, withContents } from '../../../lib/put-back/index.ts';

const one = (kind: BackupKind, id: string, markdown: string | null = null): BackupResource => ({
  ...{ kind, id, title: id, json: `json/${id}.json`, markdown, updatedAt: null, readAt: null },
});

const RESOURCES = [
  one('category', 'lands', 'Lands/_category.md'),
  one('category', 'coasts', 'Lands/Coasts/_category.md'),
  one('article', 'quay', 'Lands/Coasts/Quay.md'),
  one('article', 'orra', 'Lands/Orra.md'),
  one('article', 'loose', 'articles/Loose.md'),
  one('statblock', 'eel', 'statblocks/Eel.md'),
  one('map', 'chart', 'maps/Chart.md'),
  one('secret', 'debt', 'secrets/Debt.md'),
  one('timeline', 'ages', 'timelines/Ages.md'),
];

const rows = (given: Partial<Parameters<typeof listRows>[0]> = {}): PutBackRow[] =>
  listRows({
    ...{
      resources: RESOURCES,
      service: 'current',
      now: 'current',
      damaged: new Set(),
      maySeal: true,
      compared: null,
    },
    ...{ parents: new Map([['coasts', 'lands']]), titles: new Set(), isBack: () => false },
    ...given,
  });
const states = (some: readonly PutBackRow[]) =>
  Object.fromEntries(some.map(({ resource, state, obstacle }) => [resource.id, obstacle ?? state]));

describe('what can be put back', () => {
  it('is all that the API creates, into an empty world', () => {
    const all = states(rows());
    expect(all.chart).toBe('kind');
    expect(new Set(Object.values({ ...all, chart: 'missing' }))).toEqual(new Set(['missing']));
  });

  it('is what is gone and what differs, into the same world', () => {
    const compared = {
      gone: new Set(['article quay', 'map chart']),
      changed: new Set(['article orra', 'timeline ages']),
    };
    expect(states(rows({ compared }))).toEqual({
      ...{ quay: 'missing', orra: 'differs', chart: 'kind', ages: 'change' },
    });
  });

  it('is told from what is there under the same title, is back already, or is damaged', () => {
    const found = states(
      rows({
        titles: new Set([titleKey('article', ' ORRA ')]),
        isBack: (key) => key === 'article quay',
        damaged: new Set(['json/eel.json']),
      }),
    );
    expect(found).toMatchObject({ orra: 'double', quay: 'before', eel: 'damaged', loose: 'missing' });
  });

  it('is no secret where what it says may not be stored', () => {
    expect(states(rows({ maySeal: false }))).toMatchObject({ debt: 'secrets', eel: 'missing' });
  });

  it('is only articles with the earlier API version', () => {
    const found = states(rows({ now: 'earlier' }));
    expect(found).toMatchObject({ orra: 'missing', lands: 'version', debt: 'version', chart: 'kind' });
  });

  it('is a category with what is in it, even if two are in each other', () => {
    const all = rows();
    const inside = (some: readonly PutBackRow[], key: string) =>
      withContents(some, key).map(({ resource }) => resource.id);
    expect(inside(all, 'category lands')).toEqual(['lands', 'coasts', 'orra', 'quay']);
    expect(inside(all, 'category coasts')).toEqual(['coasts', 'quay']);
    const circle = new Map([
      ['coasts', 'lands'],
      ['lands', 'coasts'],
    ]);
    expect(inside(rows({ parents: circle }), 'category coasts').sort()).toEqual([
      'coasts',
      'lands',
      'orra',
      'quay',
    ]);
  });

  it('is created in the order in which one refers to the other', () => {
    const kinds = ['note', 'article', 'notebook', 'manuscript_part', 'category', 'statblock', 'blockfolder'];
    const ordered = kinds.sort((a, b) => (pathOf(a, 'x') < pathOf(b, 'x') ? -1 : 1));
    expect(ordered.slice(0, 4)).toEqual(['category', 'article', 'blockfolder', 'statblock']);
    expect(ordered.indexOf('notebook')).toBeLessThan(ordered.indexOf('note'));
  });
});
