import { useEffect, useRef, useState } from 'preact/hooks';
import { useScreenShare } from '../screen-share/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import { type NamedThing, NamesFinding } from './finding.ts';
import { enterPage, type MarkedPage } from './page.ts';

/** An entry, with the number of its marks in the page. */
export interface Named extends NamedThing {
  count: number;
  /** The index of its name in the page's script. */
  mark: number;
}

export type NamesState =
  | { state: 'looking' }
  | { state: 'closed' }
  /** `isCut`: the page has more text, or more names, than the limits allow. */
  | { state: 'here'; things: readonly Named[]; isCut: boolean; isMarked: boolean };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function namesIn(
  page: MarkedPage,
  worldIndex: WorldIndex,
  coversPrivate: boolean,
): Promise<NamesState> {
  const finder = await worldIndex.library.names(worldIndex.worldId);
  const finding = new NamesFinding(finder, worldIndex.searcher, coversPrivate);
  let isCut = false;
  let from = 0;
  for (let next: number | null = 0; next !== null && !finding.isFull; await pause()) {
    const read = await page.ask(next === 0 ? { do: 'read' } : { do: 'more', from: next });
    if (read?.state !== 'read') return { state: 'closed' };
    finding.take(read.text, from);
    isCut ||= read.isCut;
    next = read.next;
    from = next ?? from;
  }
  const { things } = finding;
  const marked = await page.ask({
    do: 'mark',
    names: things.map(({ places }) => places),
    isSeen: page.isOwn,
  });
  if (marked?.state !== 'marked') return { state: 'closed' };
  const counted = things.map((thing, at) => ({ ...thing, mark: at, count: marked.counts[at] ?? 0 }));
  const isHere = counted.filter(({ count }) => count > 0);
  return { state: 'here', things: isHere, isCut: isCut || finding.isFull, isMarked: page.isOwn };
}

export const amountWords = (count: number): string => {
  if (count === 0) return 'No name of this world stands in the text of this page.';
  return count === 1
    ? '1 thing of this world is named here.'
    : `${count} things of this world are named here.`;
};

export interface NamesLooking {
  now: NamesState;
  look: () => void;
  /** Marks the names in a page that isn't the person's own, whose scripts can see the marks. */
  mark: () => void;
  /** Scrolls the page to one of an entry's places, counted from 0. */
  show: (thing: Named, place: number) => void;
}

/** Finds the names in a tab's page, at once and on request, and marks them while this is mounted. */
export function useNames(worldIndex: WorldIndex, tabId: number): NamesLooking {
  const [now, setNow] = useState<NamesState>({ state: 'looking' });
  const [turn, setTurn] = useState(0);
  const page = useRef<MarkedPage | null>(null);
  const { isCovered } = useScreenShare();
  const atHand = useRef(worldIndex);
  atHand.current = worldIndex;
  useEffect(() => {
    let gone = false;
    setNow({ state: 'looking' });
    const look = async () => {
      const entered = await enterPage(tabId);
      if (gone) return entered?.leave();
      page.current = entered;
      const found = entered
        ? await namesIn(entered, atHand.current, isCovered)
        : { state: 'closed' as const };
      if (gone) return;
      setNow(found);
      if (found.state === 'here') announce(amountWords(found.things.length));
    };
    void look().catch(() => !gone && setNow({ state: 'closed' }));
    return () => {
      gone = true;
      page.current?.leave();
      page.current = null;
    };
  }, [tabId, turn, isCovered]);
  return {
    now,
    mark: () =>
      void page.current?.ask({ do: 'reveal' }).then((answer) => {
        if (answer?.state === 'shown')
          setNow((before) => (before.state === 'here' ? { ...before, isMarked: true } : before));
      }),
    look: () => setTurn((before) => before + 1),
    show: (thing, place) => void page.current?.ask({ do: 'show', name: thing.mark, place }),
  };
}
