import { useEffect, useState } from 'preact/hooks';
import type { WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

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
