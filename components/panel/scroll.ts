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
