import type { Instant } from '../../model/index.ts';
import {
  claimUnnamed,
  createSender,
  type HistoryRecorder,
  type OutboxStore,
  openOutbox,
  readOutboxPause,
  type Sender,
  type SenderOptions,
  systemClock,
} from '../../outbox/index.ts';
import { createSampleService } from '../../sample-world/index.ts';
import { readAccountId, readConnection, SAMPLE_ACCOUNT, sourceOf } from '../../stored-state/index.ts';
import { markRefused } from '../connection/connection-state.ts';
import type { ServiceAccess } from '../connection/service-access.ts';
import { readTimingOverrides } from '../core/timing-overrides.ts';

async function account(): Promise<string | null> {
  const [connection, id] = await Promise.all([readConnection(), readAccountId()]);
  // Without an id nothing may be sent: null would allow drafts of any account.
  return connection.state === 'none' ? null : (id ?? '');
}

const earlier = (one: Instant | null, other: Instant | null): Instant | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Returns a function that opens this worker's sender, once, and again after a failure. */
export function createSenderOpener(
  requests: ServiceAccess,
  historyRecorder: () => Promise<HistoryRecorder>,
): () => Promise<Sender> {
  let made: Promise<Sender> | null = null;

  /** Drafts saved while the account was unknown get its id once it is known. */
  async function claim(store: OutboxStore): Promise<void> {
    const [connection, id] = await Promise.all([readConnection(), readAccountId()]);
    if (connection.state === 'none' || id === null) return;
    await claimUnnamed(store, id, new Set(connection.worlds.map((world) => world.id)));
  }

  async function make(): Promise<Sender> {
    const store = await openOutbox();
    const common: Omit<SenderOptions, 'service' | 'onPause'> = {
      store,
      clock: systemClock,
      random: Math.random,
      owner: crypto.randomUUID(),
      lock: (work) => navigator.locks.request('outbox', work),
      historyRecorder,
      timing: await readTimingOverrides(),
    };
    const toWorldAnvil = createSender({
      ...common,
      service: async () => ((await readOutboxPause()) ? null : requests.service()),
      onPause: async (sentence) => void (await markRefused(sentence)),
      online: () => navigator.onLine,
      account,
    });
    // The sample world takes its drafts at any time: neither connection nor network matters to it.
    const toSample = createSender({
      ...common,
      service: async () => createSampleService(),
      onPause() {},
      account: async () => SAMPLE_ACCOUNT,
    });
    return {
      async run(signal) {
        await claim(store);
        return earlier(await toSample.run(signal), await toWorldAnvil.run(signal));
      },
      hasten: () => toWorldAnvil.hasten(),
      async removeExtra(id, articleId) {
        const draft = await store.get(id);
        const isSample = draft !== undefined && (await sourceOf(draft.text.worldId)) === 'sample';
        return (isSample ? toSample : toWorldAnvil).removeExtra(id, articleId);
      },
    };
  }

  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
