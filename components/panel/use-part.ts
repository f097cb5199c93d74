import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How long what was asked for may take to be drawn, in milliseconds. */
const PATIENCE = 5_000;

/** Brings what a thing leads to into sight, as soon as that is drawn, where its statblocks or secrets were asked for. */
export function usePart(screen: RefObject<HTMLElement | null>, part: string | undefined): void {
  useEffect(() => {
    const root = screen.current;
    if (!root || (part !== 'statblocks' && part !== 'secrets')) return;
    const show = () => {
      const links = root.querySelector('.article-links');
      if (!links) return;
      stop();
      links.scrollIntoView();
    };
    const drawn = new MutationObserver(show);
    const patience = setTimeout(() => stop(), PATIENCE);
    const stop = () => {
      drawn.disconnect();
      clearTimeout(patience);
    };
    drawn.observe(root, { childList: true, subtree: true });
    show();
    return stop;
  }, [part]);
}
