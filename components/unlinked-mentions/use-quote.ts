import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import type { Quote } from '../../lib/markup/index.ts';
import type { Place } from './place.ts';
import type { QuoteReader } from './quote-reader.ts';

export const QuotesContext = createContext<QuoteReader | null>(null);

/**
 * The sentence around a place: undefined until it is read, null if the text doesn't have it. A place that was linked keeps
 * the sentence that it had.
 */
export function useQuote(place: Place): Quote | null | undefined {
  const reader = useContext(QuotesContext);
  const [quote, setQuote] = useState<Quote | null | undefined>(() => reader?.known(place));
  const isRead = useRef(quote !== undefined);
  const isOpen = place.state === 'open';
  useEffect(() => {
    if (!reader || (isRead.current && !isOpen)) return;
    let isGone = false;
    reader.read(place).then(
      (read) => {
        isRead.current = true;
        if (!isGone) setQuote(read);
      },
      (error: unknown) => {
        report(error, 'mentions.quote');
        if (!isGone) setQuote(null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [reader, place.key, place.start, place.end, isOpen]);
  return quote;
}
