import { beforeEach, describe, expect, it } from 'vitest';
import { openLibrary, putBody, storeExported } from '../../../lib/library/index.ts';
import {
  changedSince,
  countBroughtAfter,
  deleteVersions,
  dismissAlarm,
  lossAlarms,
  readVersion,
} from '../../../lib/versions/index.ts';
import { exportedArticle } from '../library/import/exported.ts';

const mere = { kind: 'article', id: 'a1' } as const;
const TABLE =
  'At night:\n\n[table][tr][td]Tide[/td][td]nine fathoms[/td][/tr][/table]\n\n[spoiler]The bell is hollow[/spoiler]';
const FLAT = 'At night:\n\nTide\nnine fathoms\n\nThe bell is hollow';

const exported = (content: string, more: object = {}) =>
  storeExported('w1', [exportedArticle('a1', 'Saltmere', { content, ...more })], 1_000);

/** A text that a sync brings, which World Anvil says it saved at a time. */
const synced = (content: string, updatedAt: number | null) =>
  putBody('w1', {
    ...{ ref: mere, text: content, updatedAt },
    resource: exportedArticle('a1', 'Saltmere', { content }).article,
  });

const lost = async () => (await lossAlarms('w1')).map(({ alarm }) => alarm?.losses);
const BOTH = [
  { kind: 'table', count: 1 },
  { kind: 'spoiler', count: 1 },
];

beforeEach(async () => {
  await (await openLibrary()).clear();
  await deleteVersions(null);
  await exported('A first text.', { updatedAt: 1 });
});

describe('a save that loses structure', () => {
  it('raises an alarm, which names the version that still has it', async () => {
    await synced(TABLE, 2);
    await synced(FLAT, 3);
    const [found] = await lossAlarms('w1');
    expect(found).toMatchObject({ ref: mere, current: { title: 'Saltmere' }, alarm: { losses: BOTH } });
    expect(await readVersion('w1', mere, found?.alarm?.before ?? 0)).toMatchObject({ content: TABLE });
    expect(await lossAlarms('w2')).toEqual([]);
  });

  it('is judged by the whole text again when more is written, and ends when all is back', async () => {
    await synced(TABLE, 2);
    await synced(FLAT, 3);
    await synced(`${FLAT}\n\nAnd more.`, 4);
    expect(await lost()).toEqual([BOTH]);
    await synced(TABLE.replace(/\[\/?spoiler\]/g, ''), 5);
    expect(await lost()).toEqual([[{ kind: 'spoiler', count: 1 }]]);
    await synced(`${TABLE}\n\nAnd more.`, 6);
    expect(await lost()).toEqual([]);
  });

  it('needs no more attention once somebody says that it was intended, until the next loss', async () => {
    await synced(TABLE, 2);
    await synced(FLAT, 3);
    await dismissAlarm('w1', mere);
    expect(await lost()).toEqual([]);
    await synced(TABLE, 4);
    await synced(FLAT, 5);
    expect(await lost()).toEqual([BOTH]);
  });

  it('is found in exports, too', async () => {
    await exported(TABLE, { updatedAt: 2 });
    await exported(FLAT, { updatedAt: 3 });
    expect(await lost()).toEqual([BOTH]);
  });
});

it.each([
  ['what is deleted with its words', TABLE, 'At night:', 3],
  ['the same save, read from another source', TABLE, FLAT, 2],
  ['an entry that World Anvil deleted', TABLE, null, 3],
])('raises no alarm: %s', async (_, before, after, savedAt) => {
  await synced(before, 2);
  if (after === null) await (await openLibrary()).clear();
  else await synced(after, savedAt);
  expect(await lost()).toEqual([]);
});

it('the first sync after an export of another time raises no alarm if that time isn’t known', async () => {
  await (await openLibrary()).clear();
  await exported(TABLE, { updatedAt: null });
  await synced(FLAT, 9);
  expect(await lost()).toEqual([]);
});

it('what others brought since a time is counted, and the list of changes can be cut', async () => {
  const start = Date.now() - 1;
  await synced('A second text.', 2);
  expect(await countBroughtAfter('w1', start)).toBe(1);
  expect(await countBroughtAfter('w1', Date.now() + 1)).toBe(0);
  expect(await changedSince('w1', 0, 0)).toEqual([]);
  expect(await changedSince('w1', 0, 1)).toHaveLength(1);
});
