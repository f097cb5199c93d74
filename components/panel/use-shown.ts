import { useEffect, useState } from 'preact/hooks';

/** A page that nobody sees paints nothing; there it is over after so long, in milliseconds. */
const PATIENCE = 100;

/** Whether what the reader came for has been painted: whatever else the panel has waits for that. */
export function useShown(ready: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!ready) return;
    // An effect alone may run before the paint, where the screen changes once more.
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
