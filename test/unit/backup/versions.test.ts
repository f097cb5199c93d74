import { beforeEach, describe, expect, it } from 'vitest';
import { addVersions, packVersions } from '../../../components/backup/pack-versions.ts';
import { Archive, MANIFEST, openBackup, Places, writeManifest } from '../../../lib/history/backup/index.ts';
import { openLibrary, storeExported } from '../../../lib/library/index.ts';
import {
  deleteVersions,
  pinVersion,
  readDays,
  readSums,
  readVersion,
  readVersions,
  recordText,
} from '../../../lib/versions/index.ts';
import { exportedArticle } from '../library/import/exported.ts';

const mere = { kind: 'article', id: 'a1' } as const;
const book = { kind: 'manuscript', id: 'v1' } as const;
const { signal } = new AbortController();
const quiet = { signal, onProgress: () => {} };

const put = (content: string, updatedAt: number) =>
  storeExported('w1', [exportedArticle('a1', 'Saltmere', { content, updatedAt })], 1_000 + updatedAt);

/** A backup with the versions of the world; `alter` changes the text of its files. */
async function backup(alter: (json: string, path: string) => string = (json) => json) {
  const archive = new Archive(new Date(2026, 0, 1));
  const add = (path: string, json: string) => archive.add(path, alter(json, path));
  const places = new Places([]);
  const context = { archive: Object.assign(Object.create(archive), { add }), places, worldId: 'w1' };
  const olderTexts = await packVersions(context, quiet);
  const manifest = writeManifest({
    ...{ madeBy: 'Loreside', world: { id: 'w1', title: 'Saltmere', url: null }, source: 'account' },
    ...{ service: 'current', beganAt: 0, readAt: 0, madeAt: 0, withSecrets: false, refused: [] },
    ...{ resources: [], versions: [], olderTexts, left: [], files: archive.files },
  });
  await archive.add(MANIFEST, manifest);
  return openBackup(archive.finish());
}

/** The texts of an entry's versions, newest first. */
async function textsOf(ref: typeof mere | typeof book): Promise<unknown[]> {
  const versions = (await readVersions('w1', ref))?.versions ?? [];
  const states = await Promise.all(versions.map(({ at }) => readVersion('w1', ref, at)));
  return states.map((state) => state?.content);
}

const newDevice = async () => {
  await deleteVersions(null);
  await (await openLibrary()).clear();
};

beforeEach(async () => {
  await newDevice();
  for (const [at, text] of ['One.', 'One, two.', 'One, two, three.', 'Four.'].entries())
    await put(text, at + 1);
  await recordText('w1', book, { title: 'Book', content: 'It was night.' });
  await recordText('w1', book, { title: 'Book', content: 'It was a dark night.' });
});

describe('versions in a backup', () => {
  it('come back on another device, pinned ones as pinned, with what World Anvil had last', async () => {
    const [newest] = (await readVersions('w1', mere))?.versions ?? [];
    await pinVersion('w1', mere, newest?.at ?? 0, true);
    const before = await readVersions('w1', mere);
    const saved = await backup();
    expect(saved.manifest.olderTexts).toEqual([
      { ...mere, json: 'versions/articles/a1.json', count: 3 },
      { ...book, json: 'versions/manuscripts/v1.json', count: 2 },
    ]);
    await newDevice();
    expect(await addVersions(saved, quiet)).toEqual({ added: 6, damaged: 0 });
    expect(await textsOf(mere)).toEqual(['Four.', 'One, two, three.', 'One, two.', 'One.']);
    expect(await textsOf(book)).toEqual(['It was a dark night.', 'It was night.']);
    expect((await readVersions('w1', mere))?.versions.slice(1)).toEqual(before?.versions);
    expect(await readVersions('w1', mere)).toMatchObject({ current: before?.current, alarm: null });
  });

  it('are added once, and what came since stays', async () => {
    const saved = await backup();
    expect(await addVersions(saved, quiet)).toEqual({ added: 0, damaged: 0 });
    await put('Five.', 5);
    await put('Six.', 6);
    const before = await readVersions('w1', mere);
    expect(await addVersions(saved, quiet)).toEqual({ added: 0, damaged: 0 });
    expect(await readVersions('w1', mere)).toEqual(before);
    expect(await textsOf(mere)).toEqual(['Five.', 'Four.', 'One, two, three.', 'One, two.', 'One.']);
  });

  it('fill the gaps between those of this device, in order', async () => {
    const saved = await backup();
    await newDevice();
    await put('Four.', 4);
    await put('Five.', 5);
    expect(await addVersions(saved, quiet)).toEqual({ added: 5, damaged: 0 });
    expect((await textsOf(mere)).toSorted()).toEqual(['Four.', 'One, two, three.', 'One, two.', 'One.']);
    expect(await addVersions(saved, quiet)).toEqual({ added: 0, damaged: 0 });
  });

  const days = async () => {
    const rows = await readDays('w1', '1970-01-01', '2100-01-01');
    const sums = await readSums('w1', '1970-01-01', '1970-03-01');
    for (const [day, { came }] of sums) {
      const words = rows.filter((row) => row.day === day).reduce((all, row) => all + row.came, 0);
      expect(came).toBe(words);
    }
    return Object.fromEntries(
      rows.filter(({ id }) => id === mere.id).map(({ day, came, went }) => [day, [came, went]]),
    );
  };

  it('tell the words of their days, each once, and none that this device has counted itself', async () => {
    const day = (number: number) => new Date(1970, 0, number, 12).getTime();
    await newDevice();
    await put('One.', day(2));
    for (const [number, text] of [
      [4, 'One two.'],
      [4.25, 'One two three.'],
      [6, 'Four.'],
    ] as const)
      await put(text, day(number));
    const there = await days();
    expect(there).toEqual({ '1970-01-04': [2, 0], '1970-01-06': [1, 3] });
    const saved = await backup();

    await newDevice();
    await addVersions(saved, quiet);
    expect(await days()).toEqual(there);
    await addVersions(saved, quiet);
    expect(await days()).toEqual(there);

    // A device that read the world in between has counted what came since, on the day on which it saw it.
    await newDevice();
    await put('One two three.', day(4.25));
    await put('Four.', day(7));
    const own = await days();
    expect(own).toEqual({ '1970-01-07': [1, 3] });
    await addVersions(saved, quiet);
    expect(await days()).toEqual(own);

    // One that has only the last text has counted nothing, and one with an older text will count the rest.
    await newDevice();
    await put('Four.', day(6));
    await addVersions(saved, quiet);
    expect(await days()).toEqual(there);
    await newDevice();
    await put('One two three.', day(4.25));
    await addVersions(saved, quiet);
    expect(await days()).toEqual({ '1970-01-04': [2, 0] });
    await put('Four.', day(6));
    expect(await days()).toEqual(there);
  });

  it('that are damaged are left out and counted, and the others come back', async () => {
    const broken = await backup((json, path) => (path.includes('a1') ? json.slice(0, -20) : json));
    await newDevice();
    expect(await addVersions(broken, quiet)).toEqual({ added: 2, damaged: 1 });
    expect(await textsOf(mere)).toEqual([]);
    expect(await textsOf(book)).toEqual(['It was a dark night.', 'It was night.']);
  });

  it('that are damaged one by one leave the others of their entry', async () => {
    await put('Five.', 5);
    const broken = await backup((json) =>
      json.replace(/"state": \{(?=[^}]*"One, two\.")/, '"state": 7, "no": {'),
    );
    await newDevice();
    expect(await addVersions(broken, quiet)).toEqual({ added: 6, damaged: 1 });
    expect(await textsOf(mere)).toEqual(['Five.', 'Four.', 'One, two, three.', 'One.']);
  });

  it.each([
    ['no object', () => '7'],
    ['a kind that has no versions', (json: string) => json.replace(/"kind": "\w+"/, '"kind": "secret"')],
    ['times that are none', (json: string) => json.replace(/"changedAt": [\d.]+/, '"changedAt": "now"')],
  ])('of a file that says %s change nothing', async (_, alter) => {
    const broken = await backup(alter);
    await newDevice();
    expect(await addVersions(broken, quiet)).toEqual({ added: 0, damaged: 2 });
    expect(await readVersions('w1', mere)).toBeNull();
  });
});
