import { useState } from 'preact/hooks';
import { request } from '../../lib/messaging/index.ts';

const OFFLINE =
  'You are offline, so nothing was changed, and nothing waits to be sent. Try again once you are online.';
const NOTHING = 'Nothing of it is left to be taken back.';

/** Undoes whole batches. Reports on those started here stay until they are closed. */
export function useUndoMany(run: (work: () => Promise<unknown>) => void): {
  begun: readonly string[];
  undo: (batch: string) => void;
  close: (batch: string) => void;
} {
  const [begun, setBegun] = useState<readonly string[]>([]);
  return {
    begun,
    undo: (batch) =>
      run(async () => {
        if (!navigator.onLine) throw new Error(OFFLINE);
        const undoing = await request('history.undoMany', { batch });
        if (undoing.batch === null) throw new Error(NOTHING);
        const { batch: id } = undoing;
        setBegun((before) => [...before, id]);
      }),
    close: (batch) => setBegun((before) => before.filter((one) => one !== batch)),
  };
}
