import { useEffect, useState } from 'preact/hooks';
import type { WorldCopy } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import type { Draft } from '../../../lib/outbox/index.ts';

/** The template that the captured text suggests; null if there is none, or it isn't known yet. */
export function useSuggestion(draft: Draft | null): string | null {
  const [suggested, setSuggested] = useState<string | null>(null);
  const captured = draft?.origin ? { ...draft.origin, content: draft.text.content } : null;
  useEffect(() => {
    setSuggested(null);
    if (!captured) return;
    let isCanceled = false;
    void import('../start/suggest-template.ts').then(({ suggestionFor }) => {
      if (!isCanceled) setSuggested(suggestionFor(captured)?.template ?? null);
    });
    return () => {
      isCanceled = true;
    };
    // Computed once per draft: a suggestion that changed while typing would only distract.
  }, [draft?.id, captured?.clipKey]);
  return suggested;
}

/** Milliseconds to wait for more changes before the world is read again. */
const DEBOUNCE_MS = 300;

/** The world's offline copy with its categories, tags and templates; null until it is read. */
export function useWorld(worldId: WorldId | null): WorldCopy | null {
  const [world, setWorld] = useState<WorldCopy | null>(null);
  useEffect(() => {
    setWorld(null);
    if (!worldId) return;
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    void (async () => {
      const { openLibrary } = await import('./library.ts');
      const library = await openLibrary();
      const read = async () => {
        const copy = await library.world(worldId);
        if (!isCanceled) setWorld(copy);
      };
      if (isCanceled) return;
      unsubscribe = library.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void read(), DEBOUNCE_MS);
      });
      await read();
    })().catch(() => {
      // Without an offline copy there are no suggestions. The form still works.
    });
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [worldId]);
  return world;
}
