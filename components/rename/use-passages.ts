import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type ChangedRef, openHistory } from '../../lib/history/index.ts';
import type { Hit } from '../../lib/library/index.ts';
import {
  type ManuscriptPassages,
  type ReadingProgress,
  request,
  watchReadingProgress,
} from '../../lib/messaging/index.ts';
import { isPassageKind, ok, type Result, type WorldId } from '../../lib/model/index.ts';
import { useAsyncAction, type WorldIndex } from '../search/index.ts';
import { followed, type OtherEntry, passagesOf } from './other-texts.ts';

export interface PassageSearch {
  /** Manuscripts that weren't read, and versions of those that were. */
  unread: number;
  versions: number;
  entries: readonly OtherEntry[];
  /** What rows show of them, by the ids of `entries`. */
  hits: ReadonlyMap<string, Hit>;
  progress: ReadingProgress | null;
  errorMessage: string | null;
  /** Reads what wasn't read yet, or everything again. */
  read: () => void;
  stop: () => void;
}

async function readOne(
  of: { worldId: WorldId; manuscriptId: string },
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<Result<ManuscriptPassages>> {
  const versionId = of.manuscriptId;
  const unwatch = watchReadingProgress(versionId, onProgress);
  const stop = () => void request('manuscript.stop', { versionId });
  signal.addEventListener('abort', stop);
  try {
    return await request('manuscript.passages', of);
  } finally {
    signal.removeEventListener('abort', stop);
    unwatch();
  }
}

/** The texts of a world's manuscripts, read from World Anvil once the person asks for it. They are stored nowhere. */
export function usePassages({ worldId, searcher }: WorldIndex): PassageSearch {
  const [books, setBooks] = useState<ReadonlyMap<string, ManuscriptPassages>>(new Map());
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [errorMessage, run] = useAsyncAction();
  const ending = useRef<AbortController | null>(null);
  const manuscripts = useMemo(() => [...searcher.hits('manuscript')], [searcher]);
  const unread = manuscripts.filter(({ ref }) => !books.has(ref.id));
  const read = async (wanted: readonly Hit[]): Promise<Result<unknown>> => {
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    for (const { ref } of wanted) {
      setProgress({ versionId: ref.id, done: 0, total: null });
      const book = await readOne({ worldId, manuscriptId: ref.id }, signal, setProgress);
      if (signal.aborted) break;
      if (!book.ok) return book;
      setBooks((before) => new Map(before).set(ref.id, book.value));
    }
    return ok(null);
  };
  useEffect(() => () => ending.current?.abort(), []);
  useEffect(() => {
    const follow = async (ref: ChangedRef) => {
      const [change] = await openHistory().changes({ ref, limit: 1 });
      const now = change?.state === 'done' ? change.after : change?.found;
      if (now)
        setBooks((before) => new Map(Array.from(before, ([id, book]) => [id, followed(book, ref, now)])));
    };
    return openHistory().subscribe(({ ref }) => {
      if (ref && isPassageKind(ref.kind)) follow(ref).catch(reportAs('rename.passages'));
    });
  }, []);
  const known = useMemo(() => {
    const all = manuscripts.flatMap((of) => passagesOf(of, books.get(of.ref.id)));
    return {
      entries: all.map(({ entry }) => entry),
      hits: new Map(all.map(({ entry, hit }) => [entry.ref.id, hit])),
    };
  }, [books, manuscripts]);
  return {
    ...{ ...known, progress, errorMessage, unread: unread.length },
    versions: [...books.values()].reduce((sum, { versions }) => sum + versions, 0),
    read: () => run(() => read(unread.length > 0 ? unread : manuscripts).finally(() => setProgress(null))),
    stop: () => ending.current?.abort(),
  };
}
