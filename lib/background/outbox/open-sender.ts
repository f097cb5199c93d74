import {
  claimUnnamed,
  createSender,
  type HistoryRecorder,
  type OutboxStore,
  openOutbox,
  readOutboxPause,
  type Sender,
  systemClock,
} from '../../outbox/index.ts';
import { readAccountId, readConnection } from '../../stored-state/index.ts';
import { markRefused } from '../connection/connection-state.ts';
import type { ServiceAccess } from '../connection/service-access.ts';
import { readTimingOverrides } from '../core/timing-overrides.ts';

async function account(): Promise<string | null> {
  const [connection, id] = await Promise.all([readConnection(), readAccountId()]);
  // Without an id nothing may be sent: null would allow drafts of any account.
  return connection.state === 'none' ? null : (id ?? '');
}

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
    const sender = createSender({
      store,
      service: async () => ((await readOutboxPause()) ? null : requests.service()),
      clock: systemClock,
      random: Math.random,
      owner: crypto.randomUUID(),
      lock: (work) => navigator.locks.request('outbox', work),
      onPause: async (sentence) => void (await markRefused(sentence)),
      online: () => navigator.onLine,
      account,
      historyRecorder,
      timing: await readTimingOverrides(),
    });
    return {
      ...sender,
      async run(signal) {
        await claim(store);
        return sender.run(signal);
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
