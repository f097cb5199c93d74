import { beforeEach, describe, expect, it } from 'vitest';
import { adoptCopy, openLibrary, putBody, removeEntries, storeExported } from '../../../lib/library/index.ts';
import { clearWorld } from '../../../lib/library/store/clear.ts';
import { withVersions } from '../../../lib/versions/database.ts';
import {
  changedSince,
  deleteVersions,
  pinVersion,
  readVersion,
  readVersions,
  sizesOfVersions,
  thinVersions,
} from '../../../lib/versions/index.ts';
import { exportedArticle } from '../library/import/exported.ts';

const mere = { kind: 'article', id: 'a1' } as const;

const store = (content: string, more: object = {}, id = 'a1') =>
  storeExported('w1', [exportedArticle(id, 'Saltmere', { content, ...more })], 1_000);

async function textsOf(worldId = 'w1', ref: { kind: 'article'; id: string } = mere): Promise<unknown[]> {
  const found = await readVersions(worldId, ref);
  const states = await Promise.all((found?.versions ?? []).map(({ at }) => readVersion(worldId, ref, at)));
  return states.map((state) => state?.content);
}

beforeEach(async () => {
  await (await openLibrary()).clear();
  await deleteVersions(null);
});

describe('a text that is replaced', () => {
  it('becomes a version, with the words that came and went and what brought it', async () => {
    await store('A town on the mere.');
    expect(await readVersions('w1', mere)).toBe(null);
    await store('A drowned town on the mere.', { tags: ['lake'] });
    await store('A drowned town.');
    expect(await textsOf()).toEqual(['A drowned town on the mere.', 'A town on the mere.']);
    const found = await readVersions('w1', mere);
    expect(found?.versions).toMatchObject([
      { cause: 'export', words: 6, came: 1, went: 0, title: 'Saltmere' },
      { cause: 'first', words: 5, came: 0, went: 0 },
    ]);
    expect(found?.current).toMatchObject({ cause: 'export', words: 3, came: 0, went: 3 });
  });

  it('comes back byte for byte, with all of its fields', async () => {
    const content = '[table][tr][td]Salt\r\nmere 🏮[/td][/tr][/table] \u00a0 end ';
    const more = {
      text: { sidebarcontent: '[b]North[/b]' },
      tags: ['b', 'a'],
      isWip: true,
      template: 'settlement',
    };
    await store(content, more);
    await store('Gone.');
    const found = await readVersions('w1', mere);
    expect(await readVersion('w1', mere, found?.versions[0]?.at ?? 0)).toMatchObject({
      ...{ content, sidebarcontent: '[b]North[/b]', tags: ['b', 'a'], isWip: true, template: 'settlement' },
    });
  });

  it('makes no version if only counters, dates, line ends or the order of tags differ', async () => {
    await store('One\nTwo', { tags: ['a', 'b'], views: 1, updatedAt: 1 });
    await store('One\r\nTwo\n', { tags: ['b', 'a'], views: 2, updatedAt: 2 });
    expect(await readVersions('w1', mere)).toBe(null);
  });

  it('makes no version if another source only tells more', async () => {
    await store('One', { state: null });
    await store('One', { state: 'public' });
    expect(await readVersions('w1', mere)).toBe(null);
  });

  it('makes a version if a switch or the title changes', async () => {
    await store('One', { isDraft: true });
    await store('One', { isDraft: false });
    expect((await readVersions('w1', mere))?.versions).toHaveLength(1);
  });

  it('of a draft that is being sent is none', async () => {
    await store('One', {}, 'draft:1');
    await store('Two', {}, 'draft:1');
    expect(await readVersions('w1', { kind: 'article', id: 'draft:1' })).toBe(null);
  });
});

describe('versions stay', () => {
  beforeEach(async () => {
    await store('First');
    await store('Second');
  });

  it('when the entry is deleted, with its last text', async () => {
    await removeEntries('w1', [mere]);
    const found = await readVersions('w1', mere);
    expect(found?.current).toBe(null);
    expect(await textsOf()).toEqual(['Second', 'First']);
  });

  it('when the offline copy is deleted, and continue with the next one', async () => {
    await clearWorld('w1');
    await store('Third');
    expect(await textsOf()).toEqual(['First']);
    await store('Fourth');
    expect(await textsOf()).toEqual(['Third', 'First']);
  });

  it('and move along when an export turns out to be a world of the account', async () => {
    await adoptCopy('w1', 'w2', new Map());
    expect(await textsOf('w2')).toEqual(['First']);
    expect(await readVersions('w1', mere)).toBe(null);
  });

  it('when a stored version is damaged; the others can be read', async () => {
    await store('Third');
    await withVersions(async (db) => {
      const row = await db.get('chains', ['w1', 'article', 'a1']);
      const versions = row?.versions.map((one, at) => (at === 0 ? { ...one, words: 'many' } : one));
      await db.put('chains', Object.assign({}, row, { versions }));
    });
    expect(await textsOf()).toEqual(['Second']);
  });

  it('until a person deletes those of a world', async () => {
    await deleteVersions('w2');
    expect(await textsOf()).toEqual(['First']);
    await deleteVersions('w1');
    expect(await readVersions('w1', mere)).toBe(null);
  });
});

it('a text that can’t be recorded doesn’t hold back the copy', async () => {
  await store('First');
  await putBody('w1', {
    ...{ ref: mere, text: '', updatedAt: 1 },
    // A damaged record of another release.
    resource: Object.assign(exportedArticle('a1', 'Saltmere').article, { sections: null }),
  });
  await store('Third');
  expect((await (await openLibrary()).body('w1', mere))?.resource).toMatchObject({ content: 'Third' });
});

it('the entries that changed since a time are listed, the last one first', async () => {
  await store('First');
  await store('Second');
  await store('Mill', {}, 'a2');
  await new Promise((resolve) => setTimeout(resolve, 5));
  const since = Date.now();
  await store('Old mill', {}, 'a2');
  expect((await changedSince('w1', since)).map(({ ref }) => ref.id)).toEqual(['a2']);
  expect((await changedSince('w1', 0)).map(({ ref }) => ref.id)).toEqual(['a2', 'a1']);
});

it('versions are thinned to fit, but a pinned one and the newest of each entry stay', async () => {
  const noise = (seed: number) =>
    Array.from({ length: 3_000 }, (_, at) => (at * seed * 7_919) % 9_973).join(' ');
  for (const seed of [1, 2, 3, 4]) await store(noise(seed));
  const found = await readVersions('w1', mere);
  await pinVersion('w1', mere, found?.versions.at(-1)?.at ?? 0, true);
  expect((await sizesOfVersions()).get('w1')).toBeGreaterThan(10_000);
  expect(await thinVersions(100)).toBe(0);
  expect(await thinVersions(0.001)).toBe(1);
  expect(await textsOf()).toEqual([noise(3), noise(1)]);
});
