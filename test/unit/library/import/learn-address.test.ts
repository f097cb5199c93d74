import { beforeEach, expect, it } from 'vitest';
import { learnAddress, openLibrary, openLocalCopy, storeExported } from '../../../../lib/library/index.ts';
import { expectSound } from '../sync/copy.ts';
import { exportedArticle } from './exported.ts';

beforeEach(async () => (await openLibrary()).clear());

const URL = 'https://www.worldanvil.com/w/saltmere/a/harbor-settlement';
const entryOf = async (id: string) => {
  const [entry] = await (await openLocalCopy()).entries('w1', [{ kind: 'article', id }]);
  if (!entry) throw new Error('There is no such entry');
  return entry;
};

it('an address that was learned stays when the export is read again, and nothing counts as changed', async () => {
  await storeExported('w1', [exportedArticle('a1', 'Harbor'), exportedArticle('a2', 'Keep')], 1);
  expect((await learnAddress(await entryOf('a1'), URL)).url).toBe(URL);
  expect((await entryOf('a1')).url).toBe(URL);
  const again = await storeExported(
    'w1',
    [exportedArticle('a1', 'Harbor'), exportedArticle('a2', 'Keep')],
    2,
  );
  expect(again.map(({ change }) => change)).toEqual(['same', 'same']);
  expect([(await entryOf('a1')).url, (await entryOf('a2')).url]).toEqual([URL, null]);
  await expectSound();
});
