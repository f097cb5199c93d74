import { report, reportAs } from '../../diagnostics/index.ts';
import { changeRun, dropRun, type Purpose, putRun, type Run, readRuns } from '../../history/backup/index.ts';
import { type Message, message, readMessage } from '../../i18n/index.ts';
import { openLocalCopy, openWriter, retrySkipped } from '../../library/index.ts';
import type { Handlers } from '../../messaging/index.ts';
import { type Instant, ok, type WorldId } from '../../model/index.ts';
import { ServiceError } from '../../service/index.ts';
import { sourceOf } from '../../stored-state/index.ts';
import type { BackgroundServices, CallService } from '../core/call-service.ts';
import { createDurableRunner } from '../core/durable-runner.ts';
import { readStep, Waits } from './backup-steps.ts';

/** Exists while a world is read, or waits to be. */
export const BACKUP_ALARM = 'backup';

/** Temporary failures: the run waits and is tried again. */
const TEMPORARY: ReadonlySet<string> = new Set(['offline', 'timeout', 'busy', 'challenge', 'server']);
/** Milliseconds between two tries of a run that waits. */
const RETRY_MS = 60_000;

/** Why reading stopped, for the user. */
function sentenceFor(error: unknown): Message {
  if (error instanceof Waits) return error.sentence;
  return error instanceof ServiceError
    ? readMessage(error.failure.sentence)
    : message('backup.readingFailed');
}

export type BackupRunner = ReturnType<typeof createBackupRunner>;

const isOpen = ({ state }: Run): boolean => state === 'running' || state === 'waiting';

/** When a run that waits is tried again. Its last try lies ahead if the clock was set back; then it is due. */
function retryAt({ triedAt }: Run, now: Instant): Instant {
  return triedAt === null || triedAt > now ? now : triedAt + RETRY_MS;
}

/** A world that was read from an export has nothing else to read: all of it is in the offline copy. */
async function readyFromCopy(run: Run): Promise<Run> {
  const { syncedAt } = await (await openLocalCopy()).world(run.worldId);
  return { ...run, state: 'ready', step: 'records', readyAt: syncedAt };
}

/** Reads worlds for backups, one at a time. Progress is stored with each run, so any worker can continue. */
export function createBackupRunner(services: BackgroundServices) {
  let current: { worldId: WorldId; abort: AbortController; ended: Promise<void> } | null = null;

  const runner = createDurableRunner({
    alarm: BACKUP_ALARM,
    run: readAll,
    onError: reportAs('backup.backup-runner'),
  });

  async function readAll(stopped: AbortSignal): Promise<Instant | null> {
    await retryWaiting();
    for (let run = await next(); run && !stopped.aborted; run = await next()) await attempt(run, stopped);
    const waiting = (await readRuns()).filter(({ state }) => state === 'waiting');
    return waiting.length === 0 ? null : Math.min(...waiting.map((run) => retryAt(run, Date.now())));
  }

  async function retryWaiting(): Promise<void> {
    const now = Date.now();
    for (const waiting of await readRuns()) {
      if (waiting.state !== 'waiting' || retryAt(waiting, now) > now) continue;
      await changeRun(waiting.worldId, (run) =>
        run.state === 'waiting' ? { ...run, state: 'running' } : null,
      );
    }
  }

  async function next(): Promise<Run | undefined> {
    const run = (await readRuns()).find(({ state }) => state === 'running');
    const now = Date.now();
    if (!run || run.beganAt <= now) return run;
    // The clock was set back since the run began. What it has read can't be told from older copies: it starts again.
    const restart = (stored: Run): Run => ({ ...stored, beganAt: now, step: 'lists', done: 0, total: null });
    return (await changeRun(run.worldId, restart)) ?? undefined;
  }

  async function attempt(run: Run, stopped: AbortSignal): Promise<void> {
    const abort = new AbortController();
    const signal = AbortSignal.any([stopped, abort.signal]);
    const ended = step(run, signal).catch((error: unknown) => afterFailure(error, run, signal));
    current = { worldId: run.worldId, abort, ended };
    try {
      await ended;
    } finally {
      current = null;
    }
  }

  async function step(run: Run, signal: AbortSignal): Promise<void> {
    const service = await services.service(run.worldId);
    signal.throwIfAborted();
    if (!service) throw new Waits(message('backup.notConnected'));
    await readStep(service, run, signal);
  }

  async function afterFailure(
    error: unknown,
    { worldId, beganAt, purpose, step }: Run,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) return;
    if (!(error instanceof Waits)) report(error, 'backup.read', `${purpose}.${step}`);
    const isWaiting =
      error instanceof Waits || (error instanceof ServiceError && TEMPORARY.has(error.failure.kind));
    if (error instanceof ServiceError && error.failure.kind === 'unauthorised')
      await services.markRefused(error.failure.sentence);
    const sentence = sentenceFor(error);
    await changeRun(worldId, (run) =>
      run.beganAt === beganAt && isOpen(run)
        ? { ...run, state: isWaiting ? 'waiting' : 'failed', sentence, triedAt: Date.now() }
        : null,
    );
  }

  /** Aborts what is read of this world; other worlds go on. */
  async function breakOff(worldId: WorldId): Promise<void> {
    if (current?.worldId !== worldId) return;
    current.abort.abort();
    // Reported by the runner; here only the end counts.
    await current.ended.catch(() => {});
  }

  return {
    begin: (worldId: WorldId, purpose: Purpose): Promise<void> =>
      runner.during(async () => {
        // Everything is read into the offline copy, which a paused world wouldn't take.
        await openWriter().pause(worldId, false);
        await retrySkipped(worldId);
        const run: Run = {
          ...{ worldId, purpose, state: 'running', step: 'lists', done: 0, total: null, sentence: null },
          ...{
            beganAt: Date.now(),
            readyAt: null,
            triedAt: null,
            service: 'current',
            world: null,
            refused: [],
          },
        };
        await putRun((await sourceOf(worldId)) === 'export' ? await readyFromCopy(run) : run);
        await breakOff(worldId);
      }),
    async pause(worldId: WorldId): Promise<void> {
      await changeRun(worldId, (run) => (isOpen(run) ? { ...run, state: 'paused', sentence: null } : null));
      await breakOff(worldId);
      void runner.wake();
    },
    goOn: (worldId: WorldId): Promise<void> =>
      runner.during(async () => {
        await openWriter().pause(worldId, false);
        await retrySkipped(worldId);
        await changeRun(worldId, (run) =>
          run.state === 'ready' ? null : { ...run, state: 'running', sentence: null },
        );
      }),
    async stop(worldId: WorldId): Promise<void> {
      await dropRun(worldId);
      await breakOff(worldId);
      void runner.wake();
    },
    wake: runner.wake,
    resume: runner.resume,
    suspend: runner.stop,
  };
}

export function backupHandlers(
  backup: BackupRunner,
  call: CallService,
): Pick<Handlers, 'backup.read' | 'backup.secret'> {
  return {
    async 'backup.read'({ worldId, command }) {
      if (command === 'pause') await backup.pause(worldId);
      else if (command === 'goOn') await backup.goOn(worldId);
      else if (command === 'stop') await backup.stop(worldId);
      else await backup.begin(worldId, command);
      return ok(undefined);
    },
    'backup.secret': ({ worldId, id }) => call(worldId, (service) => service.secret(id, { urgency: 'sync' })),
  };
}
