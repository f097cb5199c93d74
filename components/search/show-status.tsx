import { dismissToast, showToast } from '../ui/index.ts';
import { StatusText } from './status-text.tsx';

const ID = 'status';
/** Milliseconds: long enough to read. */
const DISPLAY_MS = 5_000;

/** Shows a status message that was announced already. A new one replaces the last one; null removes it. */
export function showStatus(sentence: string | null): void {
  if (sentence === null) dismissToast(ID);
  else
    showToast({ id: ID, tone: 'plain', content: <StatusText sentence={sentence} />, displayMs: DISPLAY_MS });
}
