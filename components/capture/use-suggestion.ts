import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../../lib/outbox/index.ts';

/** The template that the captured text suggests; null if there is none, or it isn't known yet. */
export function useSuggestion(draft: Draft | null): string | null {
  const [suggested, setSuggested] = useState<string | null>(null);
  const captured = draft?.origin ? { ...draft.origin, content: draft.text.content } : null;
  useEffect(() => {
    setSuggested(null);
    if (!captured) return;
    let isCanceled = false;
    void import('./suggest-template.ts').then(({ suggestionFor }) => {
      if (!isCanceled) setSuggested(suggestionFor(captured)?.template ?? null);
    });
    return () => {
      isCanceled = true;
    };
    // Computed once per draft: a suggestion that changed while typing would only distract.
  }, [draft?.id, captured?.clipKey]);
  return suggested;
}
