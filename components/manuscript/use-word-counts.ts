import { useEffect, useState } from 'preact/hooks';
import type { BookText } from './book.ts';
import { countWords, type WordCounts } from './word-count.ts';

export interface Counted {
  total: number;
  counts: WordCounts;
}

/** The word counts of a version; null while they are computed. */
export function useWordCounts(text: BookText): Counted | null {
  const [known, setKnown] = useState<{ of: BookText; counted: Counted } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      leaving.signal.throwIfAborted();
    };
    countWords(text.parts, pause).then(
      (counted) => setKnown({ of: text, counted }),
      // Aborted: the manuscript is no longer shown.
      () => {},
    );
    return () => leaving.abort();
  }, [text]);
  return known?.of === text ? known.counted : null;
}
