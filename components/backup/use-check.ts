import { useEffect, useRef, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Backup, BackupDamaged, type Run, readRuns, watchRuns } from '../../lib/history/backup/index.ts';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Problem, ProblemError, unwrap, type WorldId } from '../../lib/model/index.ts';
import { announce } from '../ui/index.ts';
import type { Comparison } from './compare.ts';

/** A file that was opened as a backup. */
export interface Opened {
  name: string;
  backup: Backup;
  damaged: string[];
  extra: string[];
}

export type CheckState =
  | { state: 'idle' }
  | { state: 'refused'; name: string; sentence: Message }
  | { state: 'opening'; name: string; done: number; total: number }
  | { state: 'opened'; opened: Opened; sentence: Message | null }
  | { state: 'reading'; opened: Opened; run: Run | null }
  | { state: 'comparing'; opened: Opened; done: number; total: number }
  | { state: 'compared'; opened: Opened; comparison: Comparison };

const BROKEN_OFF: Problem = { kind: 'brokenOff', sentence: message('backup.compareInterrupted') };
const FAILED = message('backup.compareFailed');
const THROTTLE_MS = 60;

/** Throttles progress to what a person can read. */
function throttle(report: (done: number, total: number) => void) {
  let last = 0;
  return (done: number, total: number) => {
    if (performance.now() - last < THROTTLE_MS) return;
    last = performance.now();
    report(done, total);
  };
}

/** Waits until the world's lists are read; `report` receives the progress. Rejects with a `ProblemError`. */
async function readLists(worldId: WorldId, signal: AbortSignal, report: (run: Run) => void): Promise<Run> {
  unwrap(await request('backup.read', { worldId, command: 'check' }));
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      unwatch();
      settle();
    };
    const update = async () => {
      const run = (await readRuns()).find((one) => one.worldId === worldId);
      if (signal.aborted) end(() => reject(signal.reason));
      else if (run?.purpose !== 'check') end(() => reject(new ProblemError(BROKEN_OFF)));
      else if (run.state === 'failed')
        end(() => reject(new ProblemError({ kind: 'readFailed', sentence: run.sentence ?? FAILED })));
      else if (run.state === 'ready') end(() => resolve(run));
      else report(run);
    };
    const unwatch = watchRuns(() => detach(update(), 'backup.followCheck'));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    detach(update(), 'backup.followCheck');
  });
}

const sentenceOf = (error: unknown): Message =>
  error instanceof ProblemError ? readMessage(error.problem.sentence) : FAILED;

/** Opens a file as a backup and compares it with World Anvil. */
export function useCheck() {
  const [check, setCheck] = useState<CheckState>({ state: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  function restart(): AbortSignal {
    stopping.current?.abort();
    stopping.current = new AbortController();
    return stopping.current.signal;
  }

  async function open(file: File, signal: AbortSignal): Promise<void> {
    const { openBackup } = await import('./opening.ts');
    const backup = await openBackup(file);
    const { name } = file;
    const onProgress = throttle((done, total) => setCheck({ state: 'opening', name, done, total }));
    const opened = { name, backup, ...(await backup.verify({ signal, onProgress })) };
    setCheck({ state: 'opened', opened, sentence: null });
    announce(t(opened.damaged.length === 0 ? 'backup.intactDone' : 'backup.damagedDone'));
  }

  async function compare(opened: Opened, signal: AbortSignal): Promise<void> {
    const { backup } = opened;
    const worldId = backup.manifest.world.id;
    const run = await readLists(worldId, signal, (now) => setCheck({ state: 'reading', opened, run: now }));
    const onProgress = throttle((done, total) => setCheck({ state: 'comparing', opened, done, total }));
    const { compareWithPlatform } = await import('./compare.ts');
    const comparison = await compareWithPlatform({ backup, run, signal, onProgress });
    unwrap(await request('backup.read', { worldId, command: 'stop' }));
    setCheck({ state: 'compared', opened, comparison });
    announce(t('backup.compareDone'));
  }

  return {
    check,
    open(file: File): void {
      const signal = restart();
      setCheck({ state: 'opening', name: file.name, done: 0, total: 0 });
      open(file, signal).catch((error: unknown) => {
        if (signal.aborted) return;
        const sentence = error instanceof BackupDamaged ? error.sentence : message('backup.cannotReadFile');
        setCheck({ state: 'refused', name: file.name, sentence });
      });
    },
    compare(opened: Opened): void {
      const signal = restart();
      setCheck({ state: 'reading', opened, run: null });
      compare(opened, signal).catch((error: unknown) => {
        if (!signal.aborted) setCheck({ state: 'opened', opened, sentence: sentenceOf(error) });
      });
    },
    stop(opened: Opened | null): void {
      stopping.current?.abort();
      if (opened) {
        const worldId = opened.backup.manifest.world.id;
        // A reading that can't be stopped now ends by itself.
        void request('backup.read', { worldId, command: 'stop' });
        setCheck({ state: 'opened', opened, sentence: null });
      } else setCheck({ state: 'idle' });
      announce(t('backup.compareStopped'));
    },
  };
}
