import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import {
  createEngine,
  type Engine,
  HistoryUnavailable,
  isLost,
  openBatchStore,
  openStore,
} from '../../history/index.ts';
import { BridgeError } from '../../messaging/index.ts';
import type { ArticleSummary, ChangedRef } from '../../model/index.ts';
import type { HistoryRecorder } from '../../outbox/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { BackgroundServices } from '../core/services.ts';
import { lookAgainSoon } from '../pages/page-scripts.ts';
import { copiedValues, followChange } from './follow-change.ts';

/** Exists for as long as there is something left of changes that were begun. */
export const HISTORY_ALARM = 'history';

/** Minutes; the alarm brings back a worker that died over its work. */
const AGAIN = 0.5;
/** Milliseconds that a worker waits itself for what is due; the alarm does the rest. */
const PATIENCE = 20_000;
/** Milliseconds between two looks for what is too old. */
const PRUNED_EVERY = 600_000;

const FAILED =
  'That did not work inside Loreside. What stood there is kept; look at the thing before you try again.';

/** The engine with all that it needs here, and its work brought to an end by whichever worker lives. */
export interface HistoryRunner {
  engine: Engine;
  /** Resumes unfinished changes; resolves when nothing is left, or nothing that is due soon. */
  wake(): Promise<void>;
  /** Records what the outbox changes in existing articles. */
  indexer: HistoryRecorder;
  /** Does something for a person, then resumes what it left. Rejects with a `BridgeError`. */
  asked<Value>(work: (engine: Engine) => Promise<Value>): Promise<Value>;
  /** Writes down that an article came of a draft. */
  noteCreated(article: ArticleSummary): Promise<void>;
  /** Resolves when nothing is changed any more. */
  stop(): Promise<void>;
}

function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}

function engineOf(services: BackgroundServices): Engine {
  return createEngine({
    service: services.service,
    store: openStore(),
    batches: openBatchStore(),
    now: Date.now,
    lock: (name, work) => navigator.locks.request(name, work),
    rest,
    failed: async (failure) => {
      if (failure.kind === 'unauthorised') await services.markRefused(failure.sentence);
    },
    async follow(ref, read) {
      const service = await services.service();
      // What cannot be followed now, the next look of the library finds.
      if (service) await followChange(service, ref, read).catch(() => {});
      lookAgainSoon();
    },
    copied: (ref, names) => copiedValues(ref, names).catch(() => ({})),
    pace: async () => (await readSettings()).pace,
    async retention() {
      const { historyDays, historyMegabytes } = await readSettings();
      return { days: historyDays, megabytes: historyMegabytes };
    },
  });
}

const articleRef = ({ worldId, id }: { worldId: string; id: string }): ChangedRef => ({
  worldId,
  kind: 'article',
  id,
});

export function createHistoryRunner(services: BackgroundServices): HistoryRunner {
  const engine = engineOf(services);
  let running: Promise<void> | null = null;
  let again = false;
  let asked = 0;
  let prunedAt = 0;
  let halting = false;
  let nap = new AbortController();

  const stand = () => browser.alarms.create(HISTORY_ALARM, { periodInMinutes: AGAIN });

  async function once(): Promise<number | null> {
    const dues = await Promise.all([engine.settle(), engine.run()]);
    if (Math.abs(Date.now() - prunedAt) > PRUNED_EVERY) {
      prunedAt = Date.now();
      await engine.prune();
    }
    const next = dues.filter((due) => due !== null);
    return next.length === 0 ? null : Math.min(...next);
  }

  /** Until nothing is left, or nothing is due soon. The alarm stands for as long as something is left. */
  async function work(): Promise<void> {
    for (again = true; again && !halting; ) {
      again = false;
      const due = await once().catch(async (error: unknown) => {
        // Nothing can be done before a person has started a new history.
        if (isLost(error)) await browser.alarms.clear(HISTORY_ALARM);
        throw error;
      });
      if (again || halting) continue;
      const wait = due === null ? null : Math.max(500, due - Date.now());
      if (wait === null && asked === 0) await browser.alarms.clear(HISTORY_ALARM);
      if (wait === null) continue;
      await browser.alarms.create(HISTORY_ALARM, {
        delayInMinutes: Math.max(AGAIN, wait / 60_000),
        periodInMinutes: AGAIN,
      });
      if (wait > PATIENCE) continue;
      nap = new AbortController();
      // A wake ends the rest early.
      await rest(wait, nap.signal).catch(() => {});
      again = true;
    }
  }

  function wake(): Promise<void> {
    again = true;
    nap.abort();
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  async function forPerson<Value>(make: (engine: Engine) => Promise<Value>): Promise<Value> {
    asked += 1;
    try {
      // It stands before anything is sent, so that a worker's death only pauses it.
      await stand();
      return await make(engine);
    } catch (error) {
      throw new BridgeError(error instanceof HistoryUnavailable ? error.message : FAILED);
    } finally {
      asked -= 1;
      wake().catch(reportAs('history.history-runner'));
    }
  }

  return {
    engine,
    wake,
    asked: forPerson,
    indexer: {
      exclusively: (place, inside) => engine.alone(articleRef(place), inside),
      async record({ worldId, article, draftId, ...deed }) {
        const ref = articleRef({ worldId, id: article.id });
        try {
          await forPerson(() => engine.keep({ ...deed, ref, article, key: draftId }));
          return null;
        } catch (error) {
          return error instanceof BridgeError ? error.message : FAILED;
        }
      },
      isUndone: (place, draftId) => engine.isTakenBack(articleRef(place), draftId),
    },
    async noteCreated({ worldId, id, title, updatedAt }) {
      const made = { ref: articleRef({ worldId, id }), title, at: updatedAt ?? Date.now() };
      // Only what is told of it would be missing.
      await engine.noteCreated(made).catch(() => {});
    },
    async stop() {
      halting = true;
      nap.abort();
      await engine.stop();
      // Reported where it runs; here only its end counts.
      await running?.catch(() => {});
      halting = false;
      await browser.alarms.clear(HISTORY_ALARM);
    },
  };
}
