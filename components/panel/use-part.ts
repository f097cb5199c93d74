import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Milliseconds that the part may take to render. */
const TIMEOUT_MS = 5_000;

/** What to scroll to for each part. */
const PARTS = new Map([
  ['statblocks', '.article-links'],
  ['secrets', '.article-links'],
  ['linked-from', '.linked-from'],
]);

/**
 * Scrolls to a part of an entry once it is rendered, if it was asked for.
 * @param request a new object for each, so that a repeated one counts
 */
export function usePart(screen: RefObject<HTMLElement | null>, request: { part?: string | undefined }): void {
  useEffect(() => {
    const root = screen.current;
    const selector = PARTS.get(request.part ?? '');
    if (!root || selector === undefined) return;
    const show = () => {
      const links = root.querySelector(selector);
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
  }, [request]);
}
