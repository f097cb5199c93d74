import { DatabaseUnavailable, faultOf, hasDiskSpace, storageFailure } from '../../database/index.ts';
import { report, reportAs } from '../../diagnostics/index.ts';
import {
  indexBodies,
  isCopyDamaged,
  openLocalCopy,
  openWriter,
  readSyncStopped,
  retrySkipped,
  syncBodies,
  syncWorld,
  writeSyncStopped,
} from '../../library/index.ts';
import type { Instant, WorldId } from '../../model/index.ts';
import { type FullService, ServiceError } from '../../service/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readAvailableWorlds, readConnection } from '../../stored-state/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { createDurableRunner } from '../core/durable-runner.ts';
import { mayHold, sealed, sealing } from './secret-encryption.ts';
import { due, isMetered, LIBRARY_ALARM, type Task, WORK_LOCK } from './sync-tasks.ts';

/** Temporary failures: the next alarm retries. */
const PASSING: ReadonlySet<string> = new Set([
  ...['offline', 'timeout', 'busy', 'challenge', 'server', 'notUnderstood'],
]);
/** Milliseconds until the next try while World Anvil, or an unmetered connection, can't be reached. */
const RETRY_MS = 5 * 60_000;
/** Milliseconds until the next try while the browser can't store anything. Space may be freed any time. */
const STORAGE_RETRY_MS = 30_000;
/** Full texts read before more urgent tasks get a turn. */
const BATCH = 20;

/** `again`: more is left. `later`: retry after a while. `stopped`: the browser can't store anything now. */
type Next = 'done' | 'again' | 'later' | 'stopped';

const UNSTORED: ReadonlySet<string> = new Set(['full', 'closed']);

/** Whether the browser failed to store or open something, rather than the copy being damaged. */
async function isStorageError(error: unknown): Promise<boolean> {
  if (error instanceof DatabaseUnavailable) return UNSTORED.has(error.fault);
  if (!(error instanceof DOMException) || !UNSTORED.has(faultOf(error))) return false;
  // The browser aborts transactions when the disk is full. We abort them for other reasons.
  return error.name !== 'AbortError' || !(await hasDiskSpace({ isFresh: true }));
}

/** Ids of the worlds that are on this device: the copied ones of the account, then those without one. */
export async function copiedWorlds(): Promise<WorldId[]> {
  const [synced, { worlds }] = await Promise.all([syncedWorlds(), readAvailableWorlds()]);
  return [...synced, ...worlds.flatMap(({ id, source }) => (source === 'account' ? [] : id))];
}

/** Ids of the worlds that are kept in sync with World Anvil, the chosen one first. Empty unless connected. */
async function syncedWorlds(): Promise<WorldId[]> {
  const [connection, { library }] = await Promise.all([readConnection(), readSettings()]);
  if (connection.state !== 'connected') return [];
  const { worldId, worlds } = connection;
  const further = library.copied.filter((id) => worlds.some((world) => world.id === id));
  return [...new Set(worldId === null ? further : [worldId, ...further])];
}

/** Copies one world at a time, one step at a time. All that is to be done is stored in `due`. */
export function createSyncRunner(services: BackgroundServices) {
  const begunAnew = new Set<WorldId>();
  let current: { worldId: WorldId; abort: AbortController; ended: Promise<unknown> } | null = null;

  const runner = createDurableRunner({
    alarm: LIBRARY_ALARM,
    // The lock keeps out backups, which write to the same copies.
    run: (signal) => navigator.locks.request(WORK_LOCK, () => work(signal)),
    onError: reportAs('library.sync-runner'),
  });

  async function work(stopped: AbortSignal): Promise<Instant | null> {
    for (let task = await allowed(); task && !stopped.aborted; task = await allowed()) {
      const next = await attempt(task, stopped);
      if (stopped.aborted) return null;
      if (next === 'later') return Date.now() + RETRY_MS;
      if (next === 'stopped') return Date.now() + STORAGE_RETRY_MS;
      if (next === 'done') await due.done(task);
    }
    // What is left waits for an unmetered connection.
    return (await due.next()) ? Date.now() + RETRY_MS : null;
  }

  async function allowed(): Promise<Task | undefined> {
    const { library } = await readSettings();
    return due.next(!library.onMetered && isMetered());
  }

  async function attempt(task: Task, stopped: AbortSignal): Promise<Next> {
    const abort = new AbortController();
    const signal = AbortSignal.any([stopped, abort.signal]);
    const unwatch = await untilStored();
    const ended = perform(task, signal).then(
      async (next) => {
        if (await readSyncStopped()) await writeSyncStopped(null);
        return next;
      },
      (error: unknown) => afterFailure(error, task, signal),
    );
    current = { worldId: task.worldId, abort, ended };
    try {
      return await ended;
    } finally {
      unwatch();
      current = null;
    }
  }

  /** If sync had stopped, clears that state on the first successful write. Returns a function that unsubscribes. */
  async function untilStored(): Promise<() => void> {
    if (!(await readSyncStopped())) return () => {};
    const library = await openLocalCopy();
    const unsubscribe = library.subscribe(() => {
      unsubscribe();
      void writeSyncStopped(null);
    });
    return unsubscribe;
  }

  async function perform(task: Task, signal: AbortSignal): Promise<'done' | 'again'> {
    const { worldId, part, askedAt } = task;
    if ((await openWriter().state(worldId)).paused) return 'done';
    const service = await services.service(worldId);
    signal.throwIfAborted();
    if (!service) return 'done';
    if (part === 'bodies') return bodies(service, worldId, signal);
    await syncWorld(service, worldId, { signal, wants: askedAt === null ? 'look' : 'whole' });
    // Full texts are large, so they wait for an unmetered connection even if the user asked for the lists.
    await due.add([{ worldId, part: 'bodies', askedAt: null }]);
    return 'done';
  }

  async function bodies(
    service: FullService,
    worldId: WorldId,
    signal: AbortSignal,
  ): Promise<'done' | 'again'> {
    const { library } = await readSettings();
    const read = await sealed(async () => {
      const seal = (await mayHold(services.vault)) ? sealing(services.vault, worldId) : undefined;
      return syncBodies(service, worldId, {
        ...{ signal, which: library.bodies, limit: BATCH },
        ...(seal && { seal }),
      });
    });
    await indexBodies(worldId, signal);
    return read < BATCH ? 'done' : 'again';
  }

  /** Permanent failures wait for the next update check. */
  async function afterFailure(error: unknown, { worldId, part }: Task, signal: AbortSignal): Promise<Next> {
    if (signal.aborted) return 'again';
    report(error, 'library.sync', part);
    if (await isStorageError(error)) {
      await writeSyncStopped({ why: await storageFailure(error), worldId });
      return 'stopped';
    }
    if (!(error instanceof ServiceError)) return (await isBegunAnew(error, worldId)) ? 'again' : 'done';
    if (error.failure.kind === 'unauthorised') await services.markRefused(error.failure.sentence);
    return PASSING.has(error.failure.kind) ? 'later' : 'done';
  }

  /** Deletes a copy with damaged records, once, and syncs it again. Nothing else justifies that. */
  async function isBegunAnew(error: unknown, worldId: WorldId): Promise<boolean> {
    if (error instanceof DOMException || begunAnew.has(worldId)) return false;
    const isDamaged = faultOf(error) === 'damaged' || (await isCopyDamaged(worldId).catch(() => false));
    if (!isDamaged) return false;
    begunAnew.add(worldId);
    await (await openLocalCopy()).clearWorld(worldId);
    await due.add([{ worldId, part: 'lists', askedAt: Date.now() }]);
    return true;
  }

  async function look(notSince: Instant): Promise<void> {
    await runner.during(async () => {
      const lookedAt = await due.lookedAt();
      if (lookedAt !== null && lookedAt >= notSince && lookedAt <= Date.now()) return;
      const worlds = await syncedWorlds();
      await due.add(
        worlds.map((worldId): Task => ({ worldId, part: 'lists', askedAt: null })),
        Date.now(),
      );
    });
    await runner.idle();
  }

  async function leave(worldId: WorldId): Promise<void> {
    await due.forget(worldId);
    if (current?.worldId !== worldId) return;
    current.abort.abort();
    await current.ended;
    await due.forget(worldId);
  }

  return {
    leave,
    /** Sets the alarm, so that whatever is requested next continues even if this worker dies. */
    expect: runner.arm,
    // Checks for updates if an earlier worker died before it stored its tasks.
    resume: () => look(0),
    /** Aborts the current task, which restarts at once with the settings of that moment. */
    interrupt: () => current?.abort.abort(),
    /** Syncs a world because the user asked for it. Resolves when all work is done. */
    async refresh(worldId: WorldId): Promise<void> {
      await runner.during(() =>
        Promise.all([
          // The task itself detects and rebuilds a copy that can't be opened.
          retrySkipped(worldId).catch(() => {}),
          due.add([{ worldId, part: 'lists', askedAt: Date.now() }]),
        ]),
      );
      await runner.idle();
    },
    look,
    /** Reads full texts that are missing. */
    readLost: (worldId: WorldId) =>
      runner.during(() => due.add([{ worldId, part: 'bodies', askedAt: null }])),
    async pause(worldId: WorldId, paused: boolean): Promise<void> {
      const writer = openWriter();
      if ((await writer.state(worldId)).paused === paused) return;
      await writer.pause(worldId, paused);
      if (paused) await leave(worldId);
      else await runner.during(() => due.add([{ worldId, part: 'lists', askedAt: null }]));
    },
    async stop() {
      await runner.stop();
      await due.clear();
    },
  };
}
