import { useEffect, useState } from 'preact/hooks';
import type { Instant } from '../../lib/model/index.ts';

/** The current time, updated every second while something counts down, else every 30 seconds. */
export function useNow(counting: boolean): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), counting ? 1_000 : 30_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
