import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  dismissNews,
  newsOfUpdate,
  readNews,
  skipFirstNews,
  watchNews,
} from '../../../lib/stored-state/index.ts';

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('__NEWS__', ['0.3.0', '0.2.0', '0.1.0']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The next start finds this version, whether or not the browser reports an update. */
async function runAs(version: string): Promise<string | null> {
  const manifest = { manifest_version: 3 as const, name: 'Loreside', version };
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue(manifest);
  await skipFirstNews();
  return readNews();
}

it('finds the newest news that came with an update', () => {
  const versions = ['0.10.0', '0.9.0', '0.2.0'];
  expect(newsOfUpdate(versions, '0.2.0', '0.10.1')).toBe('0.10.0');
  expect(newsOfUpdate(versions, '0.2', '0.9.5')).toBe('0.9.0');
  expect(newsOfUpdate(versions, '0.9.0', '0.9.1')).toBeNull();
  expect(newsOfUpdate(versions, '0.10.0', '0.9.0')).toBeNull();
  expect(newsOfUpdate(versions, '0.10.0', '0.10.0')).toBeNull();
});

it('has no news for a new installation, before its first start is over or after', async () => {
  expect(await readNews()).toBeNull();
  expect(await runAs('0.1.0')).toBeNull();
  expect(await runAs('0.1.0')).toBeNull();
});

it('offers the news of an update until they are dismissed, and only once', async () => {
  await runAs('0.1.0');
  expect(await runAs('0.2.0')).toBe('0.2.0');
  // Another update without news leaves those that nobody has read.
  expect(await runAs('0.2.1')).toBe('0.2.0');
  const told = vi.fn();
  const stop = watchNews(told);
  await dismissNews();
  stop();
  expect(told.mock.calls).toEqual([[null]]);
  expect(await runAs('0.2.1')).toBeNull();
  expect(await runAs('0.2.2')).toBeNull();
  expect(await runAs('0.3.0')).toBe('0.3.0');
});

it('has no news after a downgrade, nor for coming back from it', async () => {
  await runAs('0.2.0');
  expect(await runAs('0.1.0')).toBeNull();
  expect(await runAs('0.2.0')).toBeNull();
  expect(await runAs('0.3.0')).toBe('0.3.0');
});

it('takes a damaged value for a new installation', async () => {
  for (const damaged of ['', 'newest', '1.x', '0.1.0 ', 7, true, {}, ['0.1.0']]) {
    await fakeBrowser.storage.local.set({ 'news.seen': damaged });
    expect(await readNews()).toBeNull();
    expect(await runAs('0.2.0')).toBeNull();
    expect(await runAs('0.3.0')).toBe('0.3.0');
  }
});
