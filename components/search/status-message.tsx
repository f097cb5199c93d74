import { useEffect } from 'preact/hooks';
import { StatusText } from './status-text.tsx';

/** Milliseconds: long enough to read. */
const DISPLAY_MS = 4_000;

/**
 * A status message that floats over the bottom of the screen for a moment, so nothing moves. It was announced already.
 */
export function StatusMessage({ sentence, onExpired }: { sentence: string | null; onExpired: () => void }) {
  useEffect(() => {
    if (sentence === null) return;
    const timer = setTimeout(onExpired, DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return sentence === null ? null : (
    <p class="status-message" aria-hidden="true">
      <StatusText sentence={sentence} />
    </p>
  );
}
