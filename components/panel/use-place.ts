import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';

/** Places that were gone to. The way back leads to where the reader left. */
const reached = new WeakSet<EntryPlace>();

/** Goes to a place in the entry's text, if that was asked for. */
export function usePlace(screen: RefObject<HTMLElement | null>, place: EntryPlace | undefined): void {
  useEffect(() => {
    const root = screen.current;
    if (!root || !place || reached.has(place)) return;
    let stop = () => {};
    let isCanceled = false;
    const begin = async () => {
      const { showPlace } = await import('./show-place.ts');
      if (!isCanceled) stop = showPlace(root, place, () => reached.add(place));
    };
    detach(begin(), 'panel.showPlace');
    return () => {
      isCanceled = true;
      stop();
    };
  }, [place]);
}
