import browser from 'webextension-polyfill';
import { DatabaseUnavailable, faultOf, hasDiskSpace, storageFailure } from '../../database/index.ts';
import { reportAs } from '../../diagnostics/index.ts';
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
import { readConnection } from '../../stored-state/index.ts';
import type { BackgroundServices } from '../core/services.ts';
import { LIBRARY_ALARM, RESUME_MINUTES } from './library-alarms.ts';
import { isMetered } from './metered-network.ts';
import { mayHold, sealed, sealing } from './secret-encryption.ts';
import { due, type Task } from './sync-tasks.ts';

/** Failures that pass by themselves: the work goes on with the next alarm. */
const PASSING: ReadonlySet<string> = new Set([
  ...['offline', 'timeout', 'busy', 'challenge', 'server', 'notUnderstood'],
]);
/** Minutes between two tries while the service, or a connection that costs nothing, cannot be reached. */
const PATIENCE = 5;
/** Full texts that are read before somebody looks whether there is something more urgent. */
const BATCH = 20;

/** `again`: it goes on, unless something more urgent has come. `stopped`: the browser stores nothing just now. */
type Next = 'done' | 'again' | 'later' | 'stopped';

export interface SyncRunner {
  refresh(worldId: WorldId): Promise<void>;
  resume(): Promise<void>;
  look(notSince: Instant): Promise<void>;
  pause(worldId: WorldId, paused: boolean): Promise<void>;
  /** Breaks off what is under way; it goes on at once, as things stand then. */
  interrupt(): void;
  /** Breaks off what is done for this world; resolves when nothing is any more. */
  leave(worldId: WorldId): Promise<void>;
  stop(): Promise<void>;
}

const UNSTORED: ReadonlySet<string> = new Set(['full', 'closed']);

/**
 * The browser didn't store or open something, and nothing says that the copy itself is at fault: a full disk, blocked
 * site data, or whatever else is behind `UnknownError`.
 */
async function isStorageError(error: unknown): Promise<boolean> {
  if (error instanceof DatabaseUnavailable) return UNSTORED.has(error.fault);
  if (!(error instanceof DOMException) || !UNSTORED.has(faultOf(error))) return false;
  // Transactions are aborted by the browser on a full disk, and by us for reasons of ours.
  return error.name !== 'AbortError' || !(await hasDiskSpace({ isFresh: true }));
}

/** The worlds that are copied, the chosen one first; none without a connection in good order. */
export async function copiedWorlds(): Promise<WorldId[]> {
  const [connection, { library }] = await Promise.all([readConnection(), readSettings()]);
  if (connection.state !== 'connected') return [];
  const { worldId, worlds } = connection;
  const further = library.copied.filter((id) => worlds.some((world) => world.id === id));
  return [...new Set(worldId === null ? further : [worldId, ...further])];
}

/**
 * Copies one world at a time, one thing at a time; all that is to be done is written down in `due`. `isNeeded`: somebody
 * else wants to be woken by the same alarm.
 */
export function createSyncRunner(services: BackgroundServices, isNeeded = async () => false): SyncRunner {
  let running: Promise<void> | null = null;
  let again = false;
  const begunAnew = new Set<WorldId>();
  let stopping = new AbortController();
  let current: { worldId: WorldId; abort: AbortController; ended: Promise<unknown> } | null = null;

  function go(): Promise<void> {
    again = true;
    running ??= runWhileAsked();
    return running;
  }

  async function runWhileAsked(): Promise<void> {
    try {
      while (again) {
        again = false;
        await navigator.locks.request('library.work', () => work(stopping.signal));
      }
    } finally {
      running = null;
    }
  }

  async function work(stopped: AbortSignal): Promise<void> {
    if (stopped.aborted || !(await due.next())) return rest(stopped);
    await browser.alarms.create(LIBRARY_ALARM, { periodInMinutes: RESUME_MINUTES });
    for (let task = await allowed(); task && !stopped.aborted; task = await allowed()) {
      const next = await attempt(task, stopped);
      if (stopped.aborted) return;
      if (next === 'later') return later();
      // The alarm stands: storage works again as soon as somebody has made room.
      if (next === 'stopped') return;
      if (next === 'done') await due.done(task);
    }
    // What is left waits for a connection that costs nothing.
    if (await due.next()) await later();
    else await rest(stopped);
  }

  async function allowed(): Promise<Task | undefined> {
    const { library } = await readSettings();
    return due.next(!library.onMetered && isMetered());
  }

  /** It repeats: one that came once would be gone when it is asked whether there is work. */
  async function later(): Promise<void> {
    await browser.alarms.create(LIBRARY_ALARM, { periodInMinutes: PATIENCE });
  }

  async function rest(stopped: AbortSignal): Promise<void> {
    if (!stopped.aborted && !again && !(await isNeeded())) await browser.alarms.clear(LIBRARY_ALARM);
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

  /** Where syncing had stopped, the first thing that is stored again says that it goes on. Returns how to stop. */
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
    const { worldId, part, asked } = task;
    if ((await openWriter().state(worldId)).paused) return 'done';
    const service = await services.service();
    signal.throwIfAborted();
    if (!service) return 'done';
    if (part === 'bodies') return bodies(service, worldId, signal);
    await syncWorld(service, worldId, { signal, wants: asked ? 'whole' : 'look' });
    // They are many: even where the lists were asked for, they wait for a connection that costs nothing.
    await due.add([{ worldId, part: 'bodies', asked: false }]);
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

  /** What fails for good is left alone until the next look. */
  async function afterFailure(error: unknown, { worldId }: Task, signal: AbortSignal): Promise<Next> {
    if (signal.aborted) return 'again';
    if (await isStorageError(error)) {
      await writeSyncStopped({ why: await storageFailure(error), worldId });
      return 'stopped';
    }
    if (!(error instanceof ServiceError)) return (await isBegunAnew(error, worldId)) ? 'again' : 'done';
    if (error.failure.kind === 'unauthorised') await services.markRefused(error.failure.sentence);
    return PASSING.has(error.failure.kind) ? 'later' : 'done';
  }

  /**
   * A copy whose own records are damaged is deleted, once, and synced again. Nothing else is a reason: not a full disk, not
   * a database that was lost, not a response that makes no sense.
   */
  async function isBegunAnew(error: unknown, worldId: WorldId): Promise<boolean> {
    if (error instanceof DOMException || begunAnew.has(worldId)) return false;
    const isDamaged = faultOf(error) === 'damaged' || (await isCopyDamaged(worldId).catch(() => false));
    if (!isDamaged) return false;
    begunAnew.add(worldId);
    await (await openLocalCopy()).clearWorld(worldId);
    await due.add([{ worldId, part: 'lists', asked: true }]);
    return true;
  }

  async function look(notSince: Instant): Promise<void> {
    const lookedAt = await due.lookedAt();
    if (lookedAt === null || lookedAt < notSince || lookedAt > Date.now()) {
      const worlds = await copiedWorlds();
      await due.add(
        worlds.map((worldId): Task => ({ worldId, part: 'lists', asked: false })),
        Date.now(),
      );
    }
    await go();
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
    // A worker may have died before what it was to look for was written down.
    resume: () => look(0),
    interrupt: () => current?.abort.abort(),
    async refresh(worldId) {
      await Promise.all([
        // A copy that cannot be opened is found out, and rebuilt, by the work itself.
        retrySkipped(worldId).catch(() => {}),
        due.add([{ worldId, part: 'lists', asked: true }]),
      ]);
      await go();
    },
    look,
    async pause(worldId, paused) {
      await openWriter().pause(worldId, paused);
      if (paused) return leave(worldId);
      await due.add([{ worldId, part: 'lists', asked: false }]);
      go().catch(reportAs('library.sync-runner'));
    },
    async stop() {
      stopping.abort();
      // Reported where it runs; here only its end counts.
      await running?.catch(() => {});
      stopping = new AbortController();
      await due.clear();
    },
  };
}
