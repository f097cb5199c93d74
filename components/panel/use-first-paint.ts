import { useEffect, useState } from 'preact/hooks';

/** Milliseconds to wait in a hidden page, which paints nothing. */
const TIMEOUT_MS = 100;

/** Whether the first content has been painted. Everything else in the panel waits for that. */
export function useFirstPaint(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!ready) return;
    // An effect alone may run before the paint if the screen changes once more.
    let timer = setTimeout(setPainted, TIMEOUT_MS, true);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready]);
  return isPainted;
}
