import { report, reportAndUse, reportAs } from '../../diagnostics/index.ts';
import type { Engine } from '../../history/index.ts';
import {
  createEngine,
  HistoryUnavailable,
  isLost,
  openBatchStore,
  openStore,
  withSealing,
} from '../../history/index.ts';
import { message } from '../../i18n/index.ts';
import { pruneJournal } from '../../journal/index.ts';
import type { RequestProblem } from '../../messaging/index.ts';
import type { ArticleSummary, ChangedRef, ChangeRefusal, Instant, Result } from '../../model/index.ts';
import { failed, ok } from '../../model/index.ts';
import type { HistoryRecorder } from '../../outbox/index.ts';
import { readSettings } from '../../settings/index.ts';
import { noteThinnedVersions, sourceOf } from '../../stored-state/index.ts';
import { thinVersions } from '../../versions/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { createDurableRunner } from '../core/durable-runner.ts';
import { lookAgainSoon } from '../pages/page-scripts.ts';
import { copiedValues, followChange } from './follow-change.ts';
import { ownDrafts } from './own-drafts.ts';
import { secretSealing } from './secret-sealing.ts';

/** Exists while a change that was begun isn't settled. */
export const HISTORY_ALARM = 'history';

/** The engine has just tried what is already due, so it isn't called again at once. */
const MIN_WAIT_MS = 500;
const PRUNE_INTERVAL_MS = 600_000;

const INTERNAL: RequestProblem = { kind: 'internal', sentence: message('history.failed') };

/** The history engine, and a runner that settles unfinished changes and makes batches. */
export type HistoryRunner = ReturnType<typeof createHistoryRunner>;

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
    async service(worldId) {
      const service = await services.service(worldId);
      return service && { ...service, ...ownDrafts };
    },
    ...withSealing({ store: openStore(), batches: openBatchStore() }, secretSealing(services.vault)),
    now: Date.now,
    lock: (name, work) => navigator.locks.request(name, work),
    rest,
    failed: async (failure) => {
      if (failure.kind === 'unauthorised') await services.markRefused(failure.sentence);
    },
    async updateCopy(ref, read) {
      const service = await services.service(ref.worldId);
      // The next sync finds what can't be updated now.
      if (service) await followChange(service, ref, read, services.vault).catch(() => {});
      lookAgainSoon();
    },
    valuesInCopy: (ref, names) => copiedValues(ref, names).catch(reportAndUse('history.readCopy', {})),
    // Nothing of the sample is sent, so nobody has to be spared.
    pace: async (worldId) =>
      (await sourceOf(worldId)) === 'sample' ? Number.POSITIVE_INFINITY : (await readSettings()).pace,
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

export function createHistoryRunner(services: BackgroundServices) {
  const engine = engineOf(services);
  let prunedAt = 0;

  async function runDue(): Promise<Instant | null> {
    const next = (await Promise.all([engine.settle(), engine.run()])).filter((due) => due !== null);
    if (Math.abs(Date.now() - prunedAt) > PRUNE_INTERVAL_MS) {
      prunedAt = Date.now();
      await engine.prune();
      const { versionsMegabytes } = await readSettings();
      await pruneJournal(Date.now()).catch(reportAs('journal.prune'));
      await thinVersions(versionsMegabytes)
        .then((count) => noteThinnedVersions(count, Date.now()))
        .catch(reportAs('versions.thin'));
    }
    return next.length === 0 ? null : Math.max(Math.min(...next), Date.now() + MIN_WAIT_MS);
  }

  const runner = createDurableRunner({
    alarm: HISTORY_ALARM,
    run: () =>
      runDue().catch((error: unknown) => {
        if (!isLost(error)) throw error;
        // Retrying is pointless until the user starts a new history.
        report(error, 'history.lost');
        return null;
      }),
    onError: reportAs('history.history-runner'),
  });

  /** Does something for the user, then resumes what it left unfinished. Never rejects. */
  async function forPerson<Value, Reason = never>(
    make: (engine: Engine) => Promise<Result<Value, Reason>>,
  ): Promise<Result<Value, Reason | ChangeRefusal | RequestProblem>> {
    try {
      return await runner.during(() => make(engine));
    } catch (error) {
      if (error instanceof HistoryUnavailable)
        return failed({ kind: 'historyUnavailable', sentence: error.sentence });
      report(error, 'history.change');
      return failed(INTERNAL);
    }
  }

  /** Records changes that the outbox makes to existing articles. */
  const indexer: HistoryRecorder = {
    exclusively: (place, inside) => engine.withLock(articleRef(place), inside),
    async record({ worldId, article, draftId, ...change }) {
      const ref = articleRef({ worldId, id: article.id });
      return forPerson(async () =>
        ok(await engine.recordExternal({ ...change, ref, article, key: draftId })),
      );
    },
    isUndone: (place, draftId) => engine.isUndone(articleRef(place), draftId),
  };

  return {
    engine,
    wake: runner.wake,
    resume: runner.resume,
    asked: forPerson,
    indexer,
    /** Records that a draft became an article. */
    async noteCreated({ worldId, id, title, updatedAt }: ArticleSummary): Promise<void> {
      const made = { ref: articleRef({ worldId, id }), title, at: updatedAt ?? Date.now() };
      // Only the entry in the history's list would be missing.
      await engine.recordCreated(made).catch(() => {});
    },
    /** Resolves when no more changes are made. */
    async stop(): Promise<void> {
      await Promise.all([runner.stop(), engine.stop()]);
    },
  };
}
