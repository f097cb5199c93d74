import { reportAs } from '../../diagnostics/index.ts';
import type { Instant } from '../../model/index.ts';
import type { Draft, HistoryRecorder, OutboxStore, Sender, SenderOptions } from '../../outbox/index.ts';
import {
  claimUnnamed,
  createSender,
  expire,
  isWorkAnnounced,
  OUTBOX_ALARM,
  openOutbox,
  progressOf,
  readOutboxPause,
  systemClock,
} from '../../outbox/index.ts';
import { createSampleService } from '../../sample-world/index.ts';
import { readAccountId, readConnection, SAMPLE_ACCOUNT, sourceOf } from '../../stored-state/index.ts';
import { markRefused, readUnfinished } from '../connection/connection-state.ts';
import type { ServiceAccess } from '../connection/service-access.ts';
import { createDurableRunner, type DurableRunner } from '../core/durable-runner.ts';
import { readTimingOverrides } from '../core/timing-overrides.ts';

/** Sync has found older ones in World Anvil's lists by then. Milliseconds. */
const RECENT = 10 * 60_000;

/** Whether the library shows this draft: it is pending, or was just delivered. */
function isNews({ delivery }: Draft): boolean {
  const { state } = delivery;
  if (state === 'created' || state === 'verified') return Date.now() - delivery.at <= RECENT;
  return state !== 'editing' && state !== 'done' && state !== 'binned';
}

/** The library's ledger covers canceled and discarded drafts. */
export async function hasRecentDrafts(): Promise<boolean> {
  return (await (await openOutbox()).list()).some(isNews);
}

/** Deletes old drafts from the bin. Called after each run of the sender. */
export async function emptyBin(): Promise<void> {
  await expire(await openOutbox());
}

const ON_ITS_WAY: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown', 'created']);

/** Whether a draft of the connected account or the sample world is pending. Others wait for their account. */
export async function hasWaitingDrafts(): Promise<boolean> {
  const [connection, unfinished, account] = await Promise.all([
    readConnection(),
    readUnfinished(),
    readAccountId(),
  ]);
  const isGoing = connection.state === 'none' || unfinished === 'disconnect';
  const accounts = isGoing ? [SAMPLE_ACCOUNT] : [SAMPLE_ACCOUNT, account ?? ''];
  const drafts = await (await openOutbox()).list();
  return drafts.some((draft) => {
    const accountId = progressOf(draft)?.accountId;
    return ON_ITS_WAY.has(draft.delivery.state) && accountId !== undefined && accounts.includes(accountId);
  });
}

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

/** Milliseconds between runs while drafts wait but can't be sent, in case a screen's wake got lost. */
const RECHECK_MS = 5 * 60_000;
/** Before the sender looks again for a draft that a screen has stored since, or is storing. */
const LOOK_AGAIN_MS = 500;

/** Runs the sender whenever there may be something to do. */
export interface OutboxRunner extends DurableRunner {
  /** The network is back: tries again now what failed without it. */
  hasten(): Promise<void>;
  removeExtra(id: string, articleId: string): Promise<void>;
}

/** `isWaiting`: whether a draft is on its way although the sender named no time to come back. */
export function createOutboxRunner(
  openSender: () => Promise<Sender>,
  isWaiting: () => Promise<boolean>,
  onIdle: () => void,
): OutboxRunner {
  let looksAgain = false;
  const runner = createDurableRunner({
    alarm: OUTBOX_ALARM,
    async run(signal) {
      const isSecondLook = looksAgain;
      looksAgain = false;
      const next = await (await openSender()).run(signal);
      if (next !== null) return next;
      if (await isWorkAnnounced()) return Date.now() + LOOK_AGAIN_MS;
      if (!(await isWaiting())) return null;
      // What waits may have been stored since the sender looked, by a screen that closed before it could say so.
      looksAgain = !isSecondLook;
      return Date.now() + (isSecondLook ? RECHECK_MS : LOOK_AGAIN_MS);
    },
    // A screen that hands a draft over sets the alarm before it stores the draft.
    isWorkLeft: async () => (await isWorkAnnounced()) || (await isWaiting()),
    onError: reportAs('outbox.outbox-runner'),
    onIdle,
  });

  return {
    ...runner,
    async hasten() {
      await openSender()
        .then((sender) => sender.hasten())
        .finally(() => runner.wake());
    },
    async removeExtra(id, articleId) {
      await (await openSender()).removeExtra(id, articleId);
      void runner.wake();
    },
  };
}
