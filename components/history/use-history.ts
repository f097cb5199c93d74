import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  type Change,
  type ChangedRef,
  type History,
  HistoryUnavailable,
  openHistory,
} from '../../lib/history/index.ts';
import { type Message, message } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { failed, type Problem, type Result, type WorldId } from '../../lib/model/index.ts';

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

type HistoryState =
  | { state: 'opening' }
  | { state: 'closed'; sentence: Message }
  | { state: 'open'; changes: readonly Change[]; hasMore: boolean };

/** The history of one entry, of one world, or of everything. */
interface Scope {
  worldId: WorldId | null;
  ref: ChangedRef | null;
}

/** Changes read at a time. */
const PAGE_SIZE = 60;

/** The newest changes. A batch is never split. */
async function read(history: History, { worldId, ref }: Scope, limit: number): Promise<HistoryState> {
  const where = ref ? { ref } : worldId === null ? {} : { worldId };
  const changes = await history.changes({ ...where, limit });
  const hasMore = changes.length === limit;
  const batch = changes.at(-1)?.batch;
  if (hasMore && batch != null && !ref) {
    const known = new Set(changes.map(({ id }) => id));
    const whole = await history.changes({ batch, limit: 10_000 });
    changes.push(...whole.filter(({ id }) => !known.has(id)));
  }
  return { state: 'open', changes, hasMore };
}

/** The history of a scope, kept up to date, with a way to load more and a retry if it can't be opened. */
export function useHistory(scope: Scope): { history: HistoryState; more: () => void; tryAgain: () => void } {
  const of = `${scope.worldId} ${scope.ref?.worldId} ${scope.ref?.kind} ${scope.ref?.id}`;
  const [known, setKnown] = useState<{ of: string; history: HistoryState } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const limit = useRef(PAGE_SIZE);
  useEffect(() => {
    let isCanceled = false;
    let latestRead = 0;
    limit.current = PAGE_SIZE;
    const store = openHistory();
    const update = () => {
      const thisRead = ++latestRead;
      read(store, scope, limit.current).then(
        (history) => !isCanceled && thisRead === latestRead && setKnown({ of, history }),
        (error: unknown) => {
          const sentence =
            error instanceof HistoryUnavailable ? error.sentence : message('history.cannotRead');
          if (!isCanceled && thisRead === latestRead)
            setKnown({ of, history: { state: 'closed', sentence } });
        },
      );
    };
    const unsubscribe = store.subscribe(update);
    again.current = update;
    update();
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [of, attempt]);
  const again = useRef(() => {});
  return {
    history: known?.of === of ? known.history : { state: 'opening' },
    more: useCallback(() => {
      limit.current += PAGE_SIZE;
      again.current();
    }, []),
    tryAgain: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
