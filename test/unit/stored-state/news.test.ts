import { expect, it } from 'vitest';
import { dismissNews, newsOfUpdate, offerNews, readNews } from '../../../lib/stored-state/index.ts';

it('offers the newest news that came with an update', () => {
  const versions = ['0.10.0', '0.9.0', '0.2.0'];
  expect(newsOfUpdate(versions, '0.2.0', '0.10.1')).toBe('0.10.0');
  expect(newsOfUpdate(versions, '0.2', '0.9.5')).toBe('0.9.0');
  expect(newsOfUpdate(versions, '0.9.0', '0.9.1')).toBeNull();
  expect(newsOfUpdate(versions, '0.10.0', '0.9.0')).toBeNull();
  expect(newsOfUpdate(versions, '0.10.0', '0.10.0')).toBeNull();
});

it('offers news until they are dismissed, and only once', async () => {
  expect(await readNews()).toBeNull();
  await offerNews(['0.2.0'], '0.1.0', '0.2.0');
  // Another update without news leaves those that nobody has read.
  await offerNews(['0.2.0'], '0.2.0', '0.2.1');
  expect(await readNews()).toBe('0.2.0');
  await dismissNews();
  await offerNews(['0.2.0'], '0.2.0', '0.2.1');
  expect(await readNews()).toBeNull();
});
