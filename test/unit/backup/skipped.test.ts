import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packBackup } from '../../../components/backup/pack.ts';
import { createBackupRunner } from '../../../lib/background/backup/backup-runner.ts';
import { forgetBackups, openBackup } from '../../../lib/history/backup/index.ts';
import { openLibrary, readSkipped } from '../../../lib/library/index.ts';
import type { FaultKind } from '../../service/index.ts';
import { furnish } from '../background/browser.ts';
import { type OpenWorld, openWorld } from './world.ts';

// Whole worlds are read here, from a platform that listens.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { signal } = new AbortController();
let world: OpenWorld;

beforeEach(async () => {
  furnish();
  await forgetBackups(null);
  await (await openLibrary()).clear();
  world = await openWorld('current', 8);
  world.serve();
});
afterEach(() => world.platform.close());

const FAULTS: [FaultKind, string][] = [
  [{ kind: 'hang' }, 'noAnswer'],
  [{ kind: 'drop' }, 'noAnswer'],
  [{ kind: 'deep' }, 'notUnderstood'],
  [{ kind: 'status', status: 500 }, 'serverError'],
];

it.each(FAULTS)(
  'one article and one map that always meet %j stop no backup, and are named',
  async (fault, reason) => {
    const { platform } = world;
    const [article] = platform.articles(platform.worldId);
    const everyone = await world.read();
    expect(everyone.state).toBe('ready');
    const { blob: first } = await packBackup({
      run: everyone,
      title: 'x',
      withSecrets: false,
      signal,
      onProgress: () => {},
    });
    const { manifest } = await openBackup(first);
    const map = manifest.resources.find(({ kind }) => kind === 'map');
    await (await openLibrary()).clear();
    await forgetBackups(null);

    const ids = [article?.id ?? '', map?.id ?? ''];
    world.giveUpEarlyOn(new Set(ids));
    for (const id of ids)
      platform.faults.add({ ...fault, match: { method: 'GET', path: `(article|map)\\?.*id=${id}(&|$)` } });
    const run = await world.read();
    expect(run).toMatchObject({ state: 'ready', sentence: null });
    expect(await readSkipped(platform.worldId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'article', id: article?.id, title: article?.title, reason }),
        expect.objectContaining({ kind: 'map', id: map?.id, title: map?.title, reason }),
      ]),
    );
    const packed = await packBackup({ run, title: 'x', withSecrets: false, signal, onProgress: () => {} });
    expect(packed.left).toBe(2);
    expect(packed.resources).toBe(manifest.resources.length - 2);

    platform.faults.clear();
    const again = createBackupRunner(world.services);
    await again.begin(platform.worldId, 'backup');
    await again.wake();
    expect(await readSkipped(platform.worldId)).toEqual([]);
  },
);
