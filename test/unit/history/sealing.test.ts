import { beforeEach, expect, it } from 'vitest';
import { readEverything } from '../../../lib/database/index.ts';
import { openBatchStore, openStore, withSealing } from '../../../lib/history/index.ts';
import type { Edit } from '../../../lib/model/index.ts';
import { bothVersions } from '../../contract/both-versions.ts';
import { clear, engineOn, hiding, history } from './ground.ts';
import { changeId, problem } from './results.ts';

beforeEach(clear);

const onDisk = async (): Promise<string> => JSON.stringify(await readEverything('loreside-history'));
const OLD = 'Old  [b]Mira[/b] sleeps.\r\n \r\n';

bothVersions('What a secret says', { articles: 20 }, (deps) => {
  const keys = { isLocked: false };
  const sealed = () => withSealing({ store: openStore(), batches: openBatchStore() }, hiding(keys));
  /** A secret with a known text, and the change of it. */
  async function secret() {
    const { platform, service } = deps();
    const { worldId } = platform;
    let id = '';
    for await (const one of service.everySecret(worldId)) id = one.id;
    keys.isLocked = false;
    await service.patchSecret(id, { content: OLD });
    const { content, tags } = await service.secret(id);
    const edit: Edit = {
      ...{ ref: { worldId, kind: 'secret', id }, title: 'S', cause: 'rename' },
      changes: { content: content.replace('Mira', 'Tamsin'), tags: ['named'] },
      seen: { content, tags },
    };
    const text = async () => (await service.secret(id)).content;
    return { service, content, edit, text };
  }

  it('is on disk only encrypted, and is put back to the byte', async () => {
    if (deps().version === 'earlier') return;
    const { service, content, edit, text } = await secret();
    const engine = engineOn(service, sealed());
    const batch = await engine.startBatch([edit]);
    expect(await onDisk()).not.toMatch(/Mira|Tamsin|named/);
    await engine.run();
    expect(await text()).toContain('Tamsin');
    expect(await onDisk()).not.toMatch(/Mira|Tamsin|named/);
    expect(await history.progress(batch)).toMatchObject({ done: 1 });
    await engine.undoBatch(batch);
    await engine.run();
    expect(await text()).toBe(content);
    expect(await onDisk()).not.toMatch(/Mira|Tamsin|named/);
  });

  it('waits while the keys are locked, and isn’t changed to something else', async () => {
    if (deps().version === 'earlier') return;
    const { service, content, edit, text } = await secret();
    const open = engineOn(service, sealed());
    const batch = await open.startBatch([edit]);
    keys.isLocked = true;
    const locked = engineOn(service, { ...sealed(), service: async () => null });
    await locked.run();
    expect(await history.progress(batch)).toMatchObject({ state: 'running', done: 0 });
    expect(await text()).toBe(content);
    keys.isLocked = false;
    await open.run();
    expect(await text()).toContain('Tamsin');
    // The passphrase is lost: nothing is written instead of what can't be opened.
    keys.isLocked = true;
    const undone = await open.undo((await history.changes({ limit: 1 }))[0]?.id ?? '');
    expect(undone).toMatchObject(problem('cannotChange'));
    expect(await text()).toContain('Tamsin');
  });

  it('is forgotten with the encrypted copies, and nothing else is', async () => {
    if (deps().version === 'earlier') return;
    const { service, edit } = await secret();
    const engine = engineOn(service, sealed());
    expect(changeId(await engine.change(edit))).not.toBe('');
    const audience = { ...edit, cause: 'audience', changes: { groupIds: [] }, seen: null } as const;
    await engine.change({ ...audience, changes: { state: 'public' } });
    await engine.startBatch([{ ...edit, seen: edit.changes, changes: edit.seen ?? {} }]);
    await openStore().forgetSealed();
    expect(await onDisk()).not.toContain('"sealed"');
    expect((await history.changes({ limit: 9 })).map(({ cause }) => cause)).toEqual(['audience']);
  });
});
