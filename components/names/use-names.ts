import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import { NameCollector, type NamedEntry } from './name-collector.ts';
import { enterPage, type MarkedPage } from './page.ts';

/** An entry, with the number of its marks in the page. */
export interface MarkedEntry extends NamedEntry {
  count: number;
  /** The index of its name in the page's script. */
  mark: number;
}

export type NamesState =
  | { state: 'looking' }
  | { state: 'closed' }
  /** `isCut`: the page has more text, or more names, than the limits allow. */
  | { state: 'here'; entries: readonly MarkedEntry[]; isCut: boolean; isMarked: boolean };

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function findNames(
  page: MarkedPage,
  worldIndex: WorldIndex,
  coversPrivate: boolean,
): Promise<NamesState> {
  const finder = await worldIndex.library.names(worldIndex.worldId);
  const collector = new NameCollector(finder, worldIndex.searcher, coversPrivate);
  let isCut = false;
  let from = 0;
  for (let next: number | null = 0; next !== null && !collector.isFull; await yieldToPage()) {
    const read = await page.ask(next === 0 ? { do: 'read' } : { do: 'more', from: next });
    if (read?.state !== 'read') return { state: 'closed' };
    collector.add(read.text, from);
    isCut ||= read.isCut;
    next = read.next;
    from = next ?? from;
  }
  const { entries } = collector;
  const marked = await page.ask({
    do: 'mark',
    names: entries.map(({ places }) => places),
    isSeen: page.isOwn,
  });
  if (marked?.state !== 'marked') return { state: 'closed' };
  const counted = entries.map((entry, at) => ({ ...entry, mark: at, count: marked.counts[at] ?? 0 }));
  const isHere = counted.filter(({ count }) => count > 0);
  return { state: 'here', entries: isHere, isCut: isCut || collector.isFull, isMarked: page.isOwn };
}

export const describeCount = (count: number): string => t('names.found', { count });

export interface NameSearch {
  now: NamesState;
  refresh: () => void;
  /** Marks the names in a page that isn't the person's own, whose scripts can see the marks. */
  mark: () => void;
  /** Scrolls the page to one of an entry's places, counted from 0. */
  show: (entry: MarkedEntry, place: number) => void;
}

/** Finds the names in a tab's page, at once and on request, and marks them while this is mounted. */
export function useNames(worldIndex: WorldIndex, tabId: number): NameSearch {
  const [now, setNow] = useState<NamesState>({ state: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const page = useRef<MarkedPage | null>(null);
  const { isCovered } = useScreenShare();
  const latestIndex = useRef(worldIndex);
  latestIndex.current = worldIndex;
  useEffect(() => {
    let isCanceled = false;
    setNow({ state: 'looking' });
    const refresh = async () => {
      const entered = await enterPage(tabId);
      if (isCanceled) return entered?.leave();
      page.current = entered;
      const found = entered
        ? await findNames(entered, latestIndex.current, isCovered)
        : { state: 'closed' as const };
      if (isCanceled) return;
      setNow(found);
      if (found.state === 'here') announce(describeCount(found.entries.length));
    };
    void refresh().catch(() => !isCanceled && setNow({ state: 'closed' }));
    return () => {
      isCanceled = true;
      page.current?.leave();
      page.current = null;
    };
  }, [tabId, attempt, isCovered]);
  return {
    now,
    mark: () =>
      void page.current?.ask({ do: 'reveal' }).then((answer) => {
        if (answer?.state === 'shown')
          setNow((before) => (before.state === 'here' ? { ...before, isMarked: true } : before));
      }),
    refresh: () => setAttempt((before) => before + 1),
    show: (entry, place) => void page.current?.ask({ do: 'show', name: entry.mark, place }),
  };
}
