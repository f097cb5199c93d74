import { useEffect, useState } from 'preact/hooks';
import type { Instant } from '../../lib/model/index.ts';

/** The time, told each second while something counts down and not at all otherwise. */
export function useNow(counting: boolean): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
