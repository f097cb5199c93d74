import { useEffect } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import type { EntryRef, LibraryChange } from '../../lib/library/index.ts';
import type { WorldMentions } from '../../lib/unlinked-mentions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { namesPrint, searchWorld } from './search-world.ts';

/** Milliseconds without further changes, after which changed texts, or after changed names the world, are searched again. */
const AFTER_TEXTS = 200;
const AFTER_NAMES = 3_000;

/** Searches changed texts again, and the whole world when names have changed. */
export function useFollowing(
  { library, worldId }: WorldIndex,
  onTexts: (refs: readonly EntryRef[]) => Promise<void>,
  onWorld: (mentions: WorldMentions) => Promise<void>,
): void {
  useEffect(() => {
    let isGone = false;
    const controller = new AbortController();
    let changed: EntryRef[] = [];
    let textTimer: ReturnType<typeof setTimeout> | undefined;
    let nameTimer: ReturnType<typeof setTimeout> | undefined;
    const print = async () => namesPrint(await library.searcher(worldId));
    let known = print();
    // Asked for again when something changes, which reports it.
    known.catch(() => {});
    const searchIfRenamed = async () => {
      const [before, now] = [await known, await print()];
      if (before === now || isGone) return;
      known = Promise.resolve(now);
      const { mentions } = await searchWorld({ library, worldId }, controller.signal, () => {});
      if (!isGone) await onWorld(mentions);
    };
    const follow = ({ worldId: of, what, refs = [] }: LibraryChange) => {
      if (of !== null && of !== worldId) return;
      if (what === 'bodies' && refs.length > 0) {
        changed.push(...refs);
        clearTimeout(textTimer);
        textTimer = setTimeout(() => {
          const texts = changed;
          changed = [];
          void onTexts(texts);
        }, AFTER_TEXTS);
      }
      if (what === 'entries' || what === 'cleared') {
        clearTimeout(nameTimer);
        nameTimer = setTimeout(() => {
          void searchIfRenamed().catch((error: unknown) => isGone || report(error, 'mentions.names'));
        }, AFTER_NAMES);
      }
    };
    const unsubscribe = library.subscribe(follow);
    return () => {
      isGone = true;
      controller.abort();
      clearTimeout(textTimer);
      clearTimeout(nameTimer);
      unsubscribe();
    };
  }, [library, worldId]);
}
