import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { detach } from '../../../lib/diagnostics/index.ts';
import type { EntryPlace } from '../../entry-view/index.ts';

/** Milliseconds that the part may take to render. */
const PART_TIMEOUT_MS = 5_000;

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
    const timer = setTimeout(() => stop(), PART_TIMEOUT_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(root, { childList: true, subtree: true });
    show();
    return stop;
  }, [request]);
}

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

/** The scroll position of each route, for as long as the panel is open. */
const positions = new Map<string, number>();

/** Milliseconds that a view may take to grow before its scroll position is given up. */
const TIMEOUT_MS = 2_000;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

export function keepScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Begins this route at its top, or wherever it is sent. */
export function forgetScroll(key: string): void {
  positions.delete(key);
}

/**
 * Scrolls to where this route was left, once it is tall enough, or to the top if it wasn't visited before. Stops as
 * soon as the person scrolls. Returns a function that stops it.
 */
export function restoreScroll(key: string): () => void {
  const goal = positions.get(key) ?? 0;
  window.scrollTo(0, goal);
  if (goal === 0) return () => {};
  const maxScroll = (): number => document.documentElement.scrollHeight - window.innerHeight;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const eventName of USER_EVENTS) window.removeEventListener(eventName, stop, true);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, goal);
    if (maxScroll() >= goal) stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body);
  // Listening starts now, so the release of the key that led here doesn't count.
  for (const eventName of USER_EVENTS)
    window.addEventListener(eventName, stop, { capture: true, passive: true });
  return stop;
}
