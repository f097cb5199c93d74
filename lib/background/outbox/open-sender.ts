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
  // Without an id nothing may go: null would let the drafts of any account go.
  return connection.state === 'none' ? null : (id ?? '');
}

/** Gives this worker's sender; it is made at the first call, and again when the store could not be opened. */
export function createSenderOpener(
  requests: ServiceAccess,
  historyRecorder: () => Promise<HistoryRecorder>,
): () => Promise<Sender> {
  let made: Promise<Sender> | null = null;

  /** What was saved while the account was not known goes out once it is. */
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
