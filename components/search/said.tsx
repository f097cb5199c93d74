import { useEffect } from 'preact/hooks';
import { SaidWords } from './said-words.tsx';

/** Milliseconds: long enough to read. */
const STAYS = 4_000;

/**
 * A status message that floats over the bottom of the screen for a moment, so nothing moves. It was announced already.
 */
export function Said({ sentence, onGone }: { sentence: string | null; onGone: () => void }) {
  useEffect(() => {
    if (sentence === null) return;
    const timer = setTimeout(onGone, STAYS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return sentence === null ? null : (
    <p class="said" aria-hidden="true">
      <SaidWords sentence={sentence} />
    </p>
  );
}
