import { useEffect, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { currentMode, type Mode, setMode, watchMode } from './mode.ts';

/** Whether private content is covered, and a setter for it. */
export function useScreenShare(): { mode: Mode; isCovered: boolean; set: (next: 'on' | 'off') => void } {
  const [mode, setShown] = useState<Mode>(currentMode);
  useEffect(() => {
    const follow = () => setShown(currentMode());
    follow();
    return watchMode(follow);
  }, []);
  return { mode, isCovered: mode !== 'off', set: (next) => detach(setMode(next), 'screenShare.set') };
}
