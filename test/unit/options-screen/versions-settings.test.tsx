import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { VersionsSettings } from '../../../entrypoints/options/versions-settings.tsx';
import { createHistoryRunner } from '../../../lib/background/history/history-runner.ts';
import { openLibrary, storeExported } from '../../../lib/library/index.ts';
import { DEFAULT_SETTINGS } from '../../../lib/settings/index.ts';
import { deleteVersions } from '../../../lib/versions/index.ts';
import { noVault } from '../background/library-work.ts';
import { exportedArticle } from '../library/import/exported.ts';

/** The smallest room that can be chosen is too much for a test. */
const ROOM = 0.001;
vi.mock(import('../../../lib/versions/index.ts'), async (original) => {
  const real = await original();
  return { ...real, thinVersions: (megabytes) => real.thinVersions(Math.min(megabytes, ROOM)) };
});

/** Text that takes as much room as it has letters, or nearly so. */
const noise = (): string => Array.from({ length: 30 }, () => crypto.randomUUID()).join(' ');

beforeEach(async () => {
  await fakeBrowser.storage.local.clear();
  await (await openLibrary()).clear();
  await deleteVersions(null);
});
afterEach(cleanup);

/** What the background does from time to time. */
async function upkeep(): Promise<void> {
  const runner = createHistoryRunner({
    ...{ service: async () => null, vault: noVault, markRefused: async () => {} },
  });
  await runner.wake();
  await runner.stop();
}

it('says that old versions were removed for lack of room, until the person has read it', async () => {
  for (let at = 1; at <= 4; at++)
    await storeExported('w1', [exportedArticle('a1', 'Saltmere', { content: noise(), updatedAt: at })], at);
  render(<VersionsSettings settings={DEFAULT_SETTINGS} />);
  await screen.findByText(/in use/);
  expect(screen.queryByText(/removed to stay within this room/)).toBeNull();
  await upkeep();
  expect(await screen.findByText(/^2 old versions were removed to stay within this room/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText(/were removed/)).toBeNull());
});

it('says nothing where nothing was removed', async () => {
  await storeExported('w1', [exportedArticle('a1', 'Saltmere', { content: 'One.' })], 1);
  await storeExported('w1', [exportedArticle('a1', 'Saltmere', { content: 'Two.' })], 2);
  await upkeep();
  render(<VersionsSettings settings={DEFAULT_SETTINGS} />);
  await screen.findByText(/in use/);
  await vi.waitFor(async () => expect(await fakeBrowser.storage.local.get('versions.thinned')).toEqual({}));
});
