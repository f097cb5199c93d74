import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../lib/i18n/index.ts';
import { createSender, type SenderOptions } from '../../../lib/outbox/delivery/sender.ts';
import type { Draft } from '../../../lib/outbox/draft.ts';
import { claimUnnamed, newProgress, retry } from '../../../lib/outbox/draft-actions.ts';
import { ServiceError, type ServiceFailure } from '../../../lib/service/index.ts';
import { NOW, queuedDraft } from './drafts.ts';
import { type Held, serviceOver } from './held-service.ts';
import { type Disk, memoryStore, newDisk } from './memory-store.ts';

let disk: Disk;
let now: number;
let held: Held;
const signal = new AbortController().signal;

beforeEach(() => {
  disk = newDisk();
  now = NOW;
  held = { articles: new Map(), created: [], failure: null };
});

const sender = (options: Partial<SenderOptions>) =>
  createSender({
    store: memoryStore(disk),
    service: async () => serviceOver(held),
    clock: { now: () => now, timer: () => () => {} },
    random: () => 0.5,
    owner: 'worker-1',
    onPause: () => {},
    ...options,
  });

const queue = (change: Partial<Draft> = {}) => {
  const draft = queuedDraft(now, change);
  disk.drafts.set(draft.id, draft);
};
const delivery = (id = 'draft-1') => disk.drafts.get(id)?.delivery;

describe('a draft in an unusual state', () => {
  it('is tried once, immediately, if the user asks during a pause', async () => {
    const server: ServiceFailure = {
      kind: 'server',
      sentence: readMessage('Down.'),
      status: 500,
      retryAfter: 600_000,
    };
    const calls: number[] = [];
    const down = async () => {
      calls.push(now);
      throw new ServiceError(server);
    };
    let isDown = true;
    const shaky = () => ({ ...serviceOver(held), ...(isDown && { articles: down }) });
    const one = sender({ service: async () => shaky() });
    queue();
    queue({ id: 'draft-2' });
    await one.run(signal);
    expect(calls).toHaveLength(1);
    now += 1_000;
    expect(await one.run(signal)).toBe(NOW + 600_000);
    expect(calls).toHaveLength(1);

    await retry(memoryStore(disk), 'draft-2', now);
    now += 50;
    await one.run(signal);
    expect(calls).toHaveLength(2);
    // It failed, so the pause applies again, to this draft, too.
    now += 1_000;
    await one.run(signal);
    expect(calls).toHaveLength(2);

    isDown = false;
    await retry(memoryStore(disk), 'draft-2', now);
    await one.run(signal);
    expect(delivery('draft-2')?.state).toBe('created');
  });

  it('that was saved before the account was known is sent once the account has its world', async () => {
    const store = memoryStore(disk);
    const unnamed = { state: 'queued', notBefore: now, undoUntil: null, progress: newProgress('') } as const;
    queue({ delivery: unnamed });
    const known = sender({ account: async () => 'account-1' });
    await known.run(signal);
    expect(held.created).toEqual([]);
    await claimUnnamed(store, 'account-1', new Set(['another-world']));
    await known.run(signal);
    expect(held.created).toEqual([]);
    await claimUnnamed(store, 'account-1', new Set(['world-1']));
    await known.run(signal);
    expect(held.created).toHaveLength(1);
    expect(delivery()).toMatchObject({ state: 'created', progress: { accountId: 'account-1' } });
  });
});
