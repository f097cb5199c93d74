/** The scroll position of each place, for as long as the panel is open. */
const kept = new Map<string, number>();

/** Milliseconds that a place may take to grow before its scroll position is given up. */
const PATIENCE = 2_000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

export function keepScroll(key: string): void {
  kept.set(key, window.scrollY);
}

/**
 * Scrolls to where this place was left, once it is tall enough, or to the top if it wasn't visited before. Stops as
 * soon as the person scrolls. Returns a function that stops it.
 */
export function restoreScroll(key: string): () => void {
  const goal = kept.get(key) ?? 0;
  window.scrollTo(0, goal);
  if (goal === 0) return () => {};
  const room = (): number => document.documentElement.scrollHeight - window.innerHeight;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stop, true);
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, goal);
    if (room() >= goal) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  growth.observe(document.body);
  // Listening starts now, so the release of the key that led here doesn't count.
  for (const hand of HANDS) window.addEventListener(hand, stop, { capture: true, passive: true });
  return stop;
}
