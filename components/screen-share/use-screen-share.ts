import { detach } from '../../lib/diagnostics/index.ts';
import { useCurrent } from '../ui/index.ts';
import { currentMode, type Mode, setMode, watchMode } from './mode.ts';

/** Whether private content is covered, and a setter for it. */
export function useScreenShare(): { mode: Mode; isCovered: boolean; set: (next: 'on' | 'off') => void } {
  const mode = useCurrent<Mode>(currentMode, watchMode);
  return { mode, isCovered: mode !== 'off', set: (next) => detach(setMode(next), 'screenShare.set') };
}
