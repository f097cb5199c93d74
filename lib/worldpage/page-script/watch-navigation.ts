/** Polling interval in milliseconds. The check is cheap. */
const TICK = 1_000;

/**
 * Calls `onNavigate` when the page changes its address without being reloaded. Uses the Navigation API where available,
 * changes of the title, and polling as a fallback. `tick` is called on each poll.
 */
export function watchNavigation(stopped: AbortSignal, onNavigate: () => void, tick: () => void): void {
  let at = location.href;
  const checkAddress = () => {
    if (stopped.aborted || location.href === at) return;
    at = location.href;
    onNavigate();
  };
  const { navigation } = globalThis;
  navigation?.addEventListener('currententrychange', checkAddress, { signal: stopped });
  addEventListener('popstate', checkAddress, { signal: stopped });
  addEventListener('pageshow', checkAddress, { signal: stopped });
  const titles = new MutationObserver(checkAddress);
  titles.observe(document.head ?? document.documentElement, { childList: true, subtree: true });
  const timer = setInterval(() => {
    if (document.hidden) return;
    checkAddress();
    tick();
  }, TICK);
  stopped.addEventListener('abort', () => {
    titles.disconnect();
    clearInterval(timer);
  });
}
