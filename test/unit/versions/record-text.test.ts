import { beforeEach, expect, it } from 'vitest';
import type { ManuscriptNode } from '../../../lib/model/index.ts';
import {
  deleteVersions,
  lossAlarms,
  readVersion,
  readVersions,
  recordText,
  textOfParts,
} from '../../../lib/versions/index.ts';

const book = { kind: 'manuscript', id: 'v1' } as const;

const part = (title: string, content: string, children: ManuscriptNode[] = []): ManuscriptNode => ({
  ...{ id: title, type: content === '' ? 'folder' : 'text', title, content, image: null, children },
});

const record = (content: string, now: number) => recordText('w1', book, { title: 'Draft 2', content }, now);

beforeEach(() => deleteVersions(null));

it('the text of a manuscript has its parts’ titles as headings, in order and depth', () => {
  const parts = [
    part('Part one', '', [part('The gate', 'It rained.'), part('', 'It stopped.')]),
    part('Part two', 'Snow.'),
  ];
  expect(textOfParts(parts)).toBe(
    '[h1]Part one[/h1]\n\n[h2]The gate[/h2]\n\nIt rained.\n\nIt stopped.\n\n[h1]Part two[/h1]\n\nSnow.',
  );
});

it('each text that is read and differs from the last one is a version, and the newest is what World Anvil has', async () => {
  await record('It rained.', 1_000);
  await record('It rained.\r\n', 2_000);
  await record('It rained all night.', 3_000);
  const found = await readVersions('w1', book);
  expect(found?.versions).toMatchObject([
    { at: 3_000, cause: 'sync', came: 2, went: 0 },
    { at: 1_000, cause: 'first' },
  ]);
  expect(found?.current).toMatchObject({ at: 3_000, title: 'Draft 2' });
  expect(await readVersion('w1', book, 1_000)).toEqual({ title: 'Draft 2', content: 'It rained.' });
});

it('a chapter that lost a table raises the alarm', async () => {
  await record('[table][tr][td]Tide[/td][td]nine fathoms[/td][/tr][/table]', 1_000);
  await record('Tide\nnine fathoms', 2_000);
  const [found] = await lossAlarms('w1');
  expect(found?.alarm).toMatchObject({ before: 1_000, losses: [{ kind: 'table', count: 1 }] });
});
