import { useState } from 'preact/hooks';
import { request } from '../../lib/messaging/index.ts';
import { failed, type Result } from '../../lib/model/index.ts';

const OFFLINE = {
  kind: 'deviceOffline',
  sentence:
    'You are offline, so nothing was changed, and nothing waits to be sent. Try again once you are online.',
};
const NOTHING = { kind: 'nothingToUndo', sentence: 'Nothing of it is left to be taken back.' };

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
