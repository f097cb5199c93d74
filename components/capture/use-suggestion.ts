import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../../lib/outbox/index.ts';

/** The template that the captured text speaks for; null until it was looked at, or where it says nothing. */
export function useSuggestion(draft: Draft | null): string | null {
  const [suggested, setSuggested] = useState<string | null>(null);
  const captured = draft?.origin ? { ...draft.origin, content: draft.text.content } : null;
  useEffect(() => {
    setSuggested(null);
    if (!captured) return;
    let gone = false;
    void import('./suggest-template.ts').then(({ suggestionFor }) => {
      if (!gone) setSuggested(suggestionFor(captured)?.template ?? null);
    });
    return () => {
      gone = true;
    };
    // Looked at once per draft: a hint that jumps while one writes would be none.
  }, [draft?.id, captured?.clipKey]);
  return suggested;
}
