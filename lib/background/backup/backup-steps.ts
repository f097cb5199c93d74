import { reportAs } from '../../diagnostics/index.ts';
import { changeRun, type Run } from '../../history/backup/index.ts';
import { type Message, message } from '../../i18n/index.ts';
import { indexBodies, openLocalCopy, openWriter, syncBodies, syncWorld } from '../../library/index.ts';
import { rawWithoutRendered } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';
import { WORK_LOCK } from '../library/sync-tasks.ts';
import { createReadOrSkip, readManuscripts, readRecords } from './read-records.ts';

/** Entries read before other writers to the offline copy get a turn. */
const BATCH = 50;
/** How often the lists are read at most: a sync that was already in progress may cover only part of them. */
const MOST_ROUNDS = 3;

/** The backup can't continue now, but may later. `sentence` is shown to the user. */
export class Waits extends Error {
  override name = 'Waits';
  readonly sentence: Message;

  constructor(sentence: Message) {
    super(`The backup waits: ${sentence.id}.`);
    this.sentence = sentence;
  }
}

/** Stores the progress. Rejects if the run was stopped, paused or restarted in the meantime. */
async function storeProgress(run: Run, part: Partial<Run>): Promise<void> {
  const after = await changeRun(run.worldId, (now) =>
    now.beganAt === run.beganAt && now.state === 'running' ? { ...now, sentence: null, ...part } : null,
  );
  if (!after) throw new DOMException('The run was stopped.', 'AbortError');
}

/** Runs one batch while holding the work lock. If sync holds it, the run says that it is waiting. */
async function withWorkLock<T>(run: Run, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === WORK_LOCK))
    await storeProgress(run, { sentence: message('backup.syncBusy') });
  return navigator.locks.request(WORK_LOCK, { signal }, work);
}

async function throwIfPaused({ worldId }: Run): Promise<void> {
  if ((await openWriter().state(worldId)).paused) throw new Waits(message('backup.syncPaused'));
}

/** Runs one step to its end. Rejects like the service does, with `Waits`, or with an `AbortError`. */
export async function readStep(service: FullService, run: Run, signal: AbortSignal): Promise<void> {
  if (run.step === 'lists') return readLists(service, run, signal);
  if (run.step === 'things') return readResources(service, run, signal);
  if (run.step === 'manuscripts') {
    await readManuscripts(service, run, signal, (done, total) => storeProgress(run, { done, total }));
    return storeProgress(run, { step: 'records', done: 0, total: null });
  }
  const refused = await readRecords(service, run, signal, (done) => storeProgress(run, { done }));
  await storeProgress(run, { state: 'ready', readyAt: Date.now(), refused });
}

async function readLists(service: FullService, run: Run, signal: AbortSignal): Promise<void> {
  const { worldId } = run;
  const options = { signal, urgency: 'sync' } as const;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await withWorkLock(run, signal, async () => {
      await throwIfPaused(run);
      let storing = Promise.resolve();
      await syncWorld(service, worldId, {
        signal,
        wants: 'whole',
        onProgress: (done, total) => {
          storing = storing
            .then(() => storeProgress(run, { done, total }))
            .catch(reportAs('backup.backup-steps'));
        },
      });
      await storing;
    });
    await throwIfPaused(run);
    const { lists } = await openWriter().state(worldId);
    // The sync may have resumed an earlier one, which covers only part of the lists.
    if ((lists.articles.endedAt ?? 0) >= run.beganAt) break;
  }
  const readOrSkip = createReadOrSkip(service, worldId, options);
  const read = await readOrSkip(null, service.record('world', worldId, options));
  const world = read && rawWithoutRendered(read);
  const next = run.purpose === 'check' ? 'manuscripts' : 'things';
  await storeProgress(run, { step: next, done: 0, total: null, world, service: service.version });
}

async function readResources(service: FullService, run: Run, signal: AbortSignal): Promise<void> {
  const { worldId, beganAt } = run;
  let { total } = run;
  let read = BATCH;
  while (read === BATCH) {
    read = await withWorkLock(run, signal, async () => {
      await throwIfPaused(run);
      let storing = Promise.resolve();
      const done = await syncBodies(service, worldId, {
        ...{ signal, which: { everything: true, since: beganAt }, limit: BATCH },
        onProgress: (left) => {
          const all = Math.max(total ?? 0, left);
          total = all;
          storing = storing
            .then(() => storeProgress(run, { done: all - left, total: all }))
            .catch(reportAs('backup.backup-steps'));
        },
      });
      await storing;
      await indexBodies(worldId, signal);
      return done;
    });
    signal.throwIfAborted();
  }
  await throwIfPaused(run);
  // The copy may have been deleted in the meantime.
  if ((await (await openLocalCopy()).world(worldId)).syncedAt === null)
    return storeProgress(run, { step: 'lists', done: 0, total: null });
  await storeProgress(run, { step: 'manuscripts', done: 0, total: null });
}
