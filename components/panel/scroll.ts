/** Where each place was scrolled to, for as long as the panel stands open. */
const kept = new Map<string, number>();

/** A place may grow for so long before its scroll position is given up, in milliseconds. */
const PATIENCE = 2_000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

export function keepScroll(key: string): void {
  kept.set(key, window.scrollY);
}

/**
 * Scrolls to where this place was left, as soon as it has grown tall enough; to its top if it was never seen. Whoever
 * scrolls meanwhile is left alone. Returns how to stop.
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
  // On the way down: the key that led here is still on its way up.
  for (const hand of HANDS) window.addEventListener(hand, stop, { capture: true, passive: true });
  return stop;
}
