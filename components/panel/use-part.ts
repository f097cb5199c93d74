import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Milliseconds that the links may take to render. */
const TIMEOUT_MS = 5_000;

/** Scrolls to an article's links once they are rendered, if its statblocks or secrets were asked for. */
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
    const observer = new MutationObserver(show);
    const timer = setTimeout(() => stop(), TIMEOUT_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(root, { childList: true, subtree: true });
    show();
    return stop;
  }, [part]);
}
