import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { PlacedLink } from './groups.ts';
import { type Place, readPlaces } from './read-places.ts';

/** How far out of sight a row may be when its text is read. */
const AHEAD = '400px';

/** Whether an element has come into sight, or near it. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isSeen || !target) return;
    const observer = new IntersectionObserver(
      (changes) => changes.some((one) => one.isIntersecting) && setSeen(true),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen;
}

/**
 * The places of a row, read when it comes into sight and again when its links change. The last ones stay until then.
 * @param title of the entry that they lead to
 */
export function usePlaces(
  row: RefObject<Element | null>,
  source: { worldId: WorldId; ref: EntryRef; links: readonly PlacedLink[] },
  title: string,
): readonly Place[] | null {
  const { worldId, ref, links } = source;
  const isSeen = useSeen(row);
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    if (!isSeen) return;
    let isCanceled = false;
    readPlaces(worldId, ref, links, title).then(
      (read) => !isCanceled && setPlaces(read),
      reportAs('linkedFrom.readPlaces'),
    );
    return () => {
      isCanceled = true;
    };
  }, [isSeen, worldId, links, title]);
  return places;
}
