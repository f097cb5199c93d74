import { beforeEach, expect, it } from 'vitest';
import { packBackup } from '../../../components/backup/pack.ts';
import { createBackupRunner } from '../../../lib/background/backup/backup-runner.ts';
import type { BackgroundServices } from '../../../lib/background/core/call-service.ts';
import { forgetBackups, openBackup, readRuns } from '../../../lib/history/backup/index.ts';
import { finishImport, openLibrary, storeExported, storeExportedWorld } from '../../../lib/library/index.ts';
import { changeLocalWorlds } from '../../../lib/stored-state/index.ts';
import { noVault } from '../background/library-work.ts';
import { exportedArticle, namedCategory } from '../library/import/exported.ts';

const WORLD = 'export-1';
const { signal } = new AbortController();
/** There is no account, so nothing can be asked. */
const services: BackgroundServices = {
  service: async () => null,
  vault: noVault,
  markRefused: async () => {},
};

beforeEach(async () => {
  await forgetBackups(null);
  await (await openLibrary()).clear();
  await changeLocalWorlds(() => ({
    worlds: [
      {
        id: WORLD,
        title: 'Saltmere',
        slug: 'saltmere',
        url: null,
        ownership: null,
        source: 'export',
        readAt: 1,
      },
    ],
    chosenId: WORLD,
  }));
  const nothing = { ownership: null, description: '', tags: [], customTemplates: [] };
  await storeExportedWorld({
    ...{
      id: WORLD,
      title: 'Saltmere',
      slug: 'saltmere',
      url: null,
      newArticleState: null,
      articleCount: null,
    },
    ...nothing,
  });
  await storeExported(
    WORLD,
    [
      namedCategory('export-c', 'People'),
      exportedArticle('a1', 'Edda', { content: 'Keeps the light.', categoryId: 'export-c', tags: ['tide'] }),
    ],
    1_000,
  );
  await finishImport(WORLD, { seen: new Set(), kinds: [], readAt: 1_000, signal });
});

it('a world that was read from an export is saved whole, without asking World Anvil', async () => {
  const backup = createBackupRunner(services);
  await backup.begin(WORLD, 'backup');
  await backup.wake();
  const run = (await readRuns()).find(({ worldId }) => worldId === WORLD);
  if (!run) throw new Error('There is no run');
  expect(run).toMatchObject({ state: 'ready', readyAt: 1_000 });

  const packed = await packBackup({
    run,
    title: 'Saltmere',
    withSecrets: false,
    signal,
    onProgress: () => {},
  });
  expect(packed).toMatchObject({ resources: 2, left: 0 });
  const { manifest, json, text, verify } = await openBackup(packed.blob);
  expect(await verify({ signal, onProgress: () => {} })).toEqual({ damaged: [], extra: [] });
  expect(manifest.source).toBe('export');
  expect(await json('world.json')).toMatchObject({ id: WORLD, title: 'Saltmere' });
  const edda = manifest.resources.find(({ title }) => title === 'Edda');
  expect(await json(edda?.json ?? '')).toMatchObject({
    ...{ id: 'a1', title: 'Edda', content: 'Keeps the light.', tags: ['tide'], categoryId: 'export-c' },
  });
  expect(await text(edda?.markdown ?? '')).toContain('Keeps the light.');
  expect(await text('README.txt')).toContain('It was made from an export of the world');
  // World Anvil can't tell more about it.
  expect(await text('README.txt')).not.toContain('Check a backup');
});
