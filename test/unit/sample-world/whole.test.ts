import { beforeEach, expect, it } from 'vitest';
import { createBackupRunner } from '../../../lib/background/backup/backup-runner.ts';
import { forgetBackups, readRuns } from '../../../lib/history/backup/index.ts';
import { openLibrary, syncBodies, syncWorld } from '../../../lib/library/index.ts';
import { createSender } from '../../../lib/outbox/delivery/sender.ts';
import { newProgress } from '../../../lib/outbox/draft-actions.ts';
import {
  createSampleService,
  createSampleWorld,
  SAMPLE_EDITS,
  SAMPLE_WORLD_ID as worldId,
} from '../../../lib/sample-world/index.ts';
import { furnish } from '../background/browser.ts';
import { noVault } from '../background/library-work.ts';
import { clear, engineOn, history } from '../history/ground.ts';
import { expectSound, stored } from '../library/sync/copy.ts';
import { draftOf, NOW } from '../outbox/drafts.ts';
import { memoryStore, newDisk } from '../outbox/memory-store.ts';

const service = createSampleService();
const { signal } = new AbortController();

beforeEach(async () => {
  furnish();
  await createSampleWorld();
  await Promise.all([clear(), forgetBackups(null), (await openLibrary()).clear()]);
});

const count = async (list: AsyncGenerator<unknown>): Promise<number> => {
  let found = 0;
  for await (const _ of list) found += 1;
  return found;
};

it('is copied like any world', async () => {
  await syncWorld(service, worldId, { signal, now: () => 0, wants: 'look' });
  await syncBodies(service, worldId, { signal, which: 'all', limit: 200 });
  const entries = await stored(worldId);
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  expect(ofKind('article')).toBe(await count(service.everyArticle(worldId)));
  expect(ofKind('category')).toBe(await count(service.everyCategory(worldId)));
  expect(ofKind('statblock')).toBe(await count(service.everyStatblock(worldId)));
  expect(ofKind('secret')).toBe(await count(service.everySecret(worldId)));
  expect(ofKind('image')).toBe(await count(service.everyImage(worldId)));
  expect(ofKind('manuscript')).toBe(1);
  await expectSound(worldId);
  expect((await (await openLibrary()).world(worldId)).world?.title).toBe('Saltmere');
});

it('is backed up like any world, with nothing left out', async () => {
  const runner = createBackupRunner({
    service: async () => service,
    vault: noVault,
    markRefused: async () => {},
  });
  await runner.begin(worldId, 'backup');
  await runner.wake();
  expect(await readRuns()).toMatchObject([{ worldId, state: 'ready', sentence: null, refused: [] }]);
});

it('has changes to undo once the background has made them', async () => {
  const engine = engineOn(service);
  for (const edit of SAMPLE_EDITS) {
    const { raw: _, updatedAt: __, ...before } = await service.article(edit.ref.id);
    const result = await engine.change(edit);
    if (!result.ok || result.value.state !== 'done') throw new Error(JSON.stringify(result));
    const { id } = result.value.change;
    expect(await history.change(id)).toMatchObject({
      state: 'done',
      title: edit.title,
      before: expect.anything(),
    });
    expect(await service.article(edit.ref.id)).not.toMatchObject(before);
    await engine.undo(id);
    expect(await service.article(edit.ref.id)).toMatchObject(before);
  }
});

it('gets a captured draft, once', async () => {
  const before = await count(service.everyArticle(worldId));
  const { id: account } = await service.identity();
  const disk = newDisk();
  const { text } = draftOf();
  const delivery = {
    state: 'queued',
    notBefore: NOW,
    undoUntil: null,
    progress: newProgress(account),
  } as const;
  disk.drafts.set('draft-1', draftOf({ text: { ...text, worldId }, delivery }));
  let now: number | null = NOW;
  const sender = createSender({
    ...{ store: memoryStore(disk), service: async () => service, random: () => 0.5, owner: 'worker-1' },
    ...{ clock: { now: () => now ?? NOW, timer: () => () => {} }, onPause: () => {} },
  });
  while (now !== null) now = await sender.run(signal);
  expect(disk.drafts.get('draft-1')?.delivery).toMatchObject({ state: 'verified' });
  expect(await count(service.everyArticle(worldId))).toBe(before + 1);
});
