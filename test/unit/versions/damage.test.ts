import { deleteDB, openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS_DATABASE } from '../../../lib/versions/database.ts';
import {
  changedSince,
  deleteVersions,
  readVersion,
  readVersions,
  recordText,
} from '../../../lib/versions/index.ts';
import { makeNewer, withoutStores } from '../damage.ts';

// Other test files of this process find no damage.
afterAll(() => deleteDB(VERSIONS_DATABASE));

describe('versions', () => {
  const ref = { kind: 'article', id: 'a1' } as const;
  const record = (content: string) => recordText('w1', ref, { title: 'Saltmere', content });
  const texts = async () =>
    await Promise.all(
      ((await readVersions('w1', ref))?.versions ?? []).map(({ at }) => readVersion('w1', ref, at)),
    );

  beforeEach(async () => {
    await deleteVersions(null);
    await record('First');
  });

  it('of a newer version are left alone, and say so', async () => {
    await makeNewer(VERSIONS_DATABASE);
    await expect(readVersions('w1', ref)).rejects.toMatchObject({ fault: 'newer' });
    await expect(record('Second')).rejects.toMatchObject({ fault: 'newer' });
    const db = await openDB(VERSIONS_DATABASE);
    expect(await db.count('chains')).toBe(1);
    db.close();
  });

  it('begin again where their store is missing', async () => {
    await withoutStores(VERSIONS_DATABASE);
    expect(await readVersions('w1', ref)).toBe(null);
    await record('Second');
    expect(await texts()).toEqual([{ title: 'Saltmere', content: 'Second' }]);
  });

  it('that the browser deletes meanwhile begin again', async () => {
    await deleteDB(VERSIONS_DATABASE);
    await record('Second');
    expect(await texts()).toHaveLength(1);
  });

  it('of other entries stay readable beside a damaged record, which the next text replaces', async () => {
    await recordText('w1', { kind: 'article', id: 'a2' }, { title: 'Mill', content: 'Wheel' });
    const db = await openDB(VERSIONS_DATABASE);
    await db.put('chains', { worldId: 'w1', ...ref, versions: 7, changedAt: 'never' });
    db.close();
    expect(await readVersions('w1', ref)).toBe(null);
    expect((await changedSince('w1', 0)).map(({ ref: { id } }) => id)).toEqual(['a2']);
    await record('Second');
    expect(await texts()).toHaveLength(1);
  });

  it('that are damaged don’t hide the newer ones', async () => {
    await record('Second');
    await record('Third');
    const db = await openDB(VERSIONS_DATABASE);
    const row = await db.get('chains', ['w1', 'article', 'a1']);
    row.versions[0].packed = { ...row.versions[0].packed, parts: [new Uint8Array([1, 2, 3])] };
    await db.put('chains', row);
    db.close();
    expect(await texts()).toMatchObject([{ content: 'Third' }, { content: 'Second' }, null]);
  });
});
