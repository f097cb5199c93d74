/** As cheap as looking at the clock. Milliseconds. */
const TICK = 1_000;

/**
 * Calls back when the page has become another one without being loaded anew. The browser tells of it where it can, a new
 * title is a sign elsewhere, and a look at the address now and then misses nothing. `tick` is called with each such look.
 */
export function watchMoves(gone: AbortSignal, moved: () => void, tick: () => void): void {
  let at = location.href;
  const look = () => {
    if (gone.aborted || location.href === at) return;
    at = location.href;
    moved();
  };
  const { navigation } = globalThis;
  navigation?.addEventListener('currententrychange', look, { signal: gone });
  addEventListener('popstate', look, { signal: gone });
  addEventListener('pageshow', look, { signal: gone });
  const titles = new MutationObserver(look);
  titles.observe(document.head ?? document.documentElement, { childList: true, subtree: true });
  const timer = setInterval(() => {
    if (document.hidden) return;
    look();
    tick();
  }, TICK);
  gone.addEventListener('abort', () => {
    titles.disconnect();
    clearInterval(timer);
  });
}
