import { useEffect, useRef, useState } from 'preact/hooks';
import { ArchiveFull, markSaved, type Run } from '../../lib/history/backup/index.ts';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { ProblemError } from '../../lib/model/index.ts';
import { save } from '../manuscript/saving.ts';
import { announce } from '../ui/index.ts';

export type PackingState =
  | { state: 'idle' }
  | { state: 'busy'; done: number; total: number }
  | { state: 'done'; name: string; bytes: number; resources: number; left: number }
  | { state: 'failed'; sentence: Message };

/** What the file contains besides the world. */
export interface PackingChoice {
  withSecrets: boolean;
  withVersions: boolean;
}

/** Milliseconds between updates of the progress. */
const PROGRESS_INTERVAL_MS = 40;

function sentenceOf(error: unknown): Message {
  if (error instanceof ArchiveFull) return message('backup.worldTooLarge');
  return error instanceof ProblemError
    ? message('backup.noFileBecause', { cause: readMessage(error.problem.sentence) })
    : message('backup.fileFailed');
}

/** Makes the file from what was read, and downloads it. */
export function usePacking(worldId: string): {
  packing: PackingState;
  pack: (run: Run, title: string, chosen: PackingChoice) => void;
  stop: () => void;
  forget: () => void;
} {
  const [packing, setPacking] = useState<PackingState>({ state: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    setPacking({ state: 'idle' });
    return () => stopping.current?.abort();
  }, [worldId]);

  async function make(run: Run, title: string, chosen: PackingChoice, signal: AbortSignal): Promise<void> {
    let last = 0;
    const onProgress = (done: number, total: number) => {
      if (performance.now() - last < PROGRESS_INTERVAL_MS) return;
      last = performance.now();
      setPacking({ state: 'busy', done, total });
    };
    const { packBackup } = await import('./pack.ts');
    const { name, blob, resources, left } = await packBackup({ run, title, ...chosen, signal, onProgress });
    signal.throwIfAborted();
    save({ name, blob });
    await markSaved({ worldId: run.worldId, at: Date.now(), name, bytes: blob.size, things: resources });
    setPacking({ state: 'done', name, bytes: blob.size, resources, left });
    announce(t('backup.fileSaved', { name }));
  }

  return {
    packing,
    pack(run, title, chosen) {
      const abort = new AbortController();
      stopping.current = abort;
      setPacking({ state: 'busy', done: 0, total: 0 });
      make(run, title, chosen, abort.signal).catch((error: unknown) => {
        if (!abort.signal.aborted) setPacking({ state: 'failed', sentence: sentenceOf(error) });
      });
    },
    stop() {
      stopping.current?.abort();
      setPacking({ state: 'idle' });
      announce(t('backup.fileStopped'));
    },
    forget: () => setPacking({ state: 'idle' }),
  };
}
