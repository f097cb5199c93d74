import { useEffect, useRef, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { type BatchItem, openHistory } from '../../lib/history/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import { type EntryRef, slices } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { failed, type Result } from '../../lib/model/index.ts';
import { readTexts, type WorldMentions } from '../../lib/unlinked-mentions/index.ts';
import { useUndoMany } from '../history/index.ts';
import { useAsyncAction, type WorldIndex } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import type { PlaceList } from './place-list.ts';
import { planLinks, type WantedLink } from './plan-links.ts';

const OFFLINE = failed({ kind: 'deviceOffline', sentence: message('history.offline') });

export interface LinkBatch {
  id: string;
  keys: readonly string[];
  /** Whether a question came before it: what was pressed is gone. */
  wasAsked: boolean;
}

export interface Linking {
  /** Keys of places that wait for their links, or are being linked. */
  busy: ReadonlySet<string>;
  /** Whether texts are read before a batch starts. */
  isPreparing: boolean;
  link: (links: readonly WantedLink[], wasAsked?: boolean) => void;
  /** Keys of places whose texts are changed already, while the rest of their batch isn’t. */
  done: ReadonlySet<string>;
  /** What was started here, oldest first, with what undoes it. */
  batches: readonly LinkBatch[];
  close: (batch: string) => void;
  undo: (batch: LinkBatch) => void;
  undoing: ReturnType<typeof useUndoMany>;
  errorMessage: string | null;
}

/** Resolves when a batch is done or stopped. `onDone` gets the ids of the entries that are changed so far. */
function batchEnd(
  batch: string,
  signal: AbortSignal,
  onDone: (ids: ReadonlySet<string>) => void,
): Promise<void> {
  const history = openHistory();
  return new Promise((resolve, reject) => {
    const look = async () => {
      const items = await history.items(batch);
      onDone(new Set(items.filter(({ result }) => result?.ok).map(({ edit }) => edit.ref.id)));
      if ((await history.progress(batch))?.state !== 'running') finish();
    };
    const unsubscribe = history.subscribe((event) => {
      if (event.batch === batch || (event.batch === null && event.ref === null)) look().catch(fail);
    });
    const finish = () => {
      unsubscribe();
      resolve();
    };
    const fail = (error: unknown) => {
      unsubscribe();
      reject(error);
    };
    signal.addEventListener('abort', () => fail(signal.reason));
    look().catch(fail);
  });
}

/**
 * The ids of entries that a batch has left as they were. A change without a clear answer, such as one during which the
 * worker died, isn't among them: a place that is gone from its text afterwards was linked.
 */
async function unchangedIn(batch: string): Promise<ReadonlySet<string>> {
  const items = await openHistory().items(batch);
  const isLeft = ({ result }: BatchItem) =>
    result === null || (!result.ok && result.problem.kind !== 'unsettled');
  return new Set(items.filter(isLeft).map(({ edit }) => edit.ref.id));
}

/**
 * Sets links, one batch at a time: what is asked for while one runs comes next, because it must see the texts that the
 * batch leaves.
 * @param linked receives the keys of places that were linked here
 */
export function useLinking(
  { library, worldId, searcher }: WorldIndex,
  shown: { list: PlaceList; mentions: WorldMentions } | null,
  linked: Set<string>,
  refresh: (refs: readonly EntryRef[]) => Promise<void>,
): Linking {
  const [errorMessage, run] = useAsyncAction();
  const undoing = useUndoMany(run);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [isPreparing, setPreparing] = useState(false);
  const [batches, setBatches] = useState<readonly LinkBatch[]>([]);
  const waiting = useRef<WantedLink[]>([]);
  const askedKeys = useRef(new Set<string>());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const isRunning = useRef(false);
  const latest = useRef({ shown, searcher, refresh });
  latest.current = { shown, searcher, refresh };
  const life = useRef(new AbortController());
  useEffect(() => {
    // Of this world and this screen: batches go on without it.
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, [worldId]);

  const release = (links: readonly WantedLink[]) =>
    setBusy((before) => {
      const after = new Set(before);
      for (const { key } of links) after.delete(key);
      return after;
    });

  const linkNow = async (links: readonly WantedLink[], wasAsked: boolean): Promise<Result<unknown>> => {
    const { signal } = life.current;
    const now = latest.current.shown;
    if (!now) return { ok: true, value: undefined };
    if (!navigator.onLine) return OFFLINE;
    setPreparing(true);
    const plan = await planLinks(links, {
      ...{ worldId, signal, searcher: latest.current.searcher },
      place: (key) => now.list.place(key),
      reread: async (ref, location) => {
        const texts = await readTexts(library, worldId, ref);
        await now.mentions.read({ location, texts }, slices());
        now.list.update(now.mentions, location, (key) => linked.has(key));
        return texts;
      },
    }).finally(() => setPreparing(false));
    if (plan.missing > 0) announce(t('mentions.missing', { count: plan.missing }));
    if (plan.edits.length === 0) {
      await latest.current.refresh([]);
      return failed({ kind: 'nothingToLink', sentence: message('mentions.nothing') });
    }
    const begun = await request('history.many', { edits: plan.edits });
    if (!begun.ok) return begun;
    const { batch } = begun.value;
    const keys = plan.keys.flat();
    for (const key of keys) linked.add(key);
    setBatches((before) => [...before, { id: batch, keys, wasAsked }]);
    const keysOf = (ids: ReadonlySet<string>) =>
      plan.keys.filter((_, at) => ids.has(plan.refs[at]?.id ?? '')).flat();
    await batchEnd(batch, signal, (ids) => setDone(new Set(keysOf(ids))));
    const failedIds = await unchangedIn(batch);
    const left = new Set(keysOf(failedIds));
    for (const key of left) linked.delete(key);
    setBatches((before) =>
      before.map((one) => (one.id === batch ? { ...one, keys: keys.filter((key) => !left.has(key)) } : one)),
    );
    await latest.current.refresh(plan.refs);
    return begun;
  };

  const pump = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (;;) {
      const links = waiting.current;
      waiting.current = [];
      if (links.length === 0 || life.current.signal.aborted) break;
      await new Promise<void>((resolve) => {
        run(async () => {
          try {
            return await linkNow(
              links,
              links.some(({ key }) => askedKeys.current.has(key)),
            );
          } catch (error) {
            // The screen is gone; the batch goes on.
            if (life.current.signal.aborted) return { ok: true, value: undefined };
            throw error;
          } finally {
            release(links);
            setDone(new Set());
            for (const { key } of links) askedKeys.current.delete(key);
            resolve();
          }
        });
      });
    }
    isRunning.current = false;
  };

  return {
    ...{ busy, done, batches, undoing, errorMessage, isPreparing },
    link: (links, wasAsked = false) => {
      if (links.length === 0) return;
      if (wasAsked) for (const { key } of links) askedKeys.current.add(key);
      setBusy((before) => new Set([...before, ...links.map(({ key }) => key)]));
      waiting.current.push(...links);
      detach(pump(), 'mentions.link');
    },
    close: (batch) => setBatches((before) => before.filter(({ id }) => id !== batch)),
    undo: ({ id, keys }) => {
      for (const key of keys) linked.delete(key);
      undoing.undo(id);
    },
  };
}
