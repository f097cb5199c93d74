import { useState } from 'preact/hooks';
import { message } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { failed, type Problem, type Result } from '../../lib/model/index.ts';

const OFFLINE: Problem = { kind: 'deviceOffline', sentence: message('history.offline') };
const NOTHING: Problem = { kind: 'nothingToUndo', sentence: message('history.nothingToUndo') };

/** Undoes whole batches. Reports on those started here stay until they are closed. */
export function useUndoMany(run: (work: () => Promise<Result<unknown>>) => void): {
  begun: readonly string[];
  undo: (batch: string) => void;
  close: (batch: string) => void;
} {
  const [begun, setBegun] = useState<readonly string[]>([]);
  return {
    begun,
    undo: (batch) =>
      run(async () => {
        if (!navigator.onLine) return failed(OFFLINE);
        const undoing = await request('history.undoMany', { batch });
        if (!undoing.ok) return undoing;
        const { batch: id } = undoing.value;
        if (id === null) return failed(NOTHING);
        setBegun((before) => [...before, id]);
        return undoing;
      }),
    close: (batch) => setBegun((before) => before.filter((one) => one !== batch)),
  };
}
