import { useEffect, useState } from 'preact/hooks';

/** Milliseconds to wait in a hidden page, which paints nothing. */
const PATIENCE = 100;

/** Whether the first content has been painted. Everything else in the panel waits for that. */
export function useShown(ready: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!ready) return;
    // An effect alone may run before the paint if the screen changes once more.
    let timer = setTimeout(setShown, PATIENCE, true);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(setShown, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready]);
  return shown;
}
