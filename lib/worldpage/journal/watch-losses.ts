import type { PageScript } from '../page-script/page-script.ts';
import type { OfferLine } from './offer-line.ts';

/** After a request that may have been a save, at least between two looks, and if a look has to wait. Milliseconds. */
const SETTLED = 1_000;
const BETWEEN = 20_000;
const AGAIN = 60_000;
/** How long after a change the editor may save it. */
const SAVES_WITHIN = 60_000;
const SENDS: ReadonlySet<string> = new Set(['fetch', 'xmlhttprequest', 'beacon']);

/**
 * Says what the entry lost when it was saved: when its editor opens, because another editor may have converted it, and
 * after the page has sent something that a person changed.
 */
export function watchLosses(
  { ask, stopped, text, onNavigate }: Pick<PageScript, 'ask' | 'stopped' | 'text' | 'onNavigate'>,
  line: OfferLine,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let isShown = false;

  function close(): void {
    isShown = false;
    line.hide();
  }

  async function look(): Promise<void> {
    const { href } = location;
    const reply = await ask('page.alarm', {});
    if (!reply.ok || stopped.aborted || href !== location.href) return;
    const { loss, isOld } = reply.value;
    if (isOld) lookAt(performance.now() + AGAIN);
    if (loss === null) return close();
    isShown = true;
    line.show(loss, [
      [text('compare'), () => void ask('page.openAlarm', {})],
      [
        text('dismiss'),
        () => {
          close();
          void ask('page.closeAlarm', {});
        },
      ],
    ]);
  }

  /** Looks once, at the earliest time that was asked for. */
  function lookAt(time: number): void {
    if (time >= due) return;
    due = time;
    clearTimeout(timer);
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY;
      lookedAt = time;
      void look();
    }, time - performance.now());
  }

  const observer = new PerformanceObserver((list) => {
    const isSave = (entry: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming && SENDS.has(entry.initiatorType);
    const now = performance.now();
    if (now - changedAt < SAVES_WITHIN && list.getEntries().some(isSave))
      lookAt(Math.max(now + SETTLED, lookedAt + BETWEEN));
  });
  observer.observe({ type: 'resource' });
  const changed = () => (changedAt = performance.now());
  for (const type of ['keydown', 'input', 'pointerup'] as const)
    addEventListener(type, changed, { capture: true, passive: true, signal: stopped });
  // It may have been restored in the panel.
  addEventListener('focus', () => isShown && void look(), { signal: stopped });
  stopped.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  onNavigate(() => {
    close();
    void look();
  });
  void look();
}
