import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { watchImageConsent } from '../../lib/images/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useThumbnails } from './use-thumbnails.ts';

/** Milliseconds that a row stays in sight before its picture is looked for: not while somebody types or scrolls past. */
const REST_MS = 400;
/** Pictures that are loaded at the same time for rows. Images that somebody looks at have other places. */
const AT_ONCE = 2;
/** Milliseconds before an entry that had no picture is looked at again. */
const AGAIN_MS = 300_000;

interface Wish {
  worldId: WorldId;
  ref: EntryRef;
}

const keyOf = ({ worldId, ref }: Wish): string => `${worldId} ${ref.kind} ${ref.id}`;

const waiting = new Map<string, Wish>();
/** When each entry was looked at last. */
const asked = new Map<string, number>();
let running = 0;
let isWatching = false;

async function loadNext(): Promise<void> {
  const [next] = waiting;
  if (!next) return;
  const [key, { worldId, ref }] = next;
  waiting.delete(key);
  asked.set(key, Date.now());
  const { loadEntryPicture } = await import('./load-pictures.ts');
  await loadEntryPicture(worldId, ref).catch(reportAs('image.loadRow'));
  await loadNext();
}

function want(wish: Wish): void {
  if (!isWatching) watchImageConsent(() => asked.clear());
  isWatching = true;
  const key = keyOf(wish);
  if (Date.now() - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
  waiting.set(key, wish);
  if (running >= AT_ONCE) return;
  running += 1;
  loadNext()
    .catch(reportAs('image.loadRow'))
    .finally(() => {
      running -= 1;
    });
}

const wishes = new Map<Element, { wish: Wish; timer?: ReturnType<typeof setTimeout> }>();
let sight: IntersectionObserver | undefined;

/** One observer for all rows. */
function watchSight(element: Element, wish: Wish): () => void {
  sight ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const row = wishes.get(target);
      if (!row) continue;
      clearTimeout(row.timer);
      if (isIntersecting) row.timer = setTimeout(want, REST_MS, row.wish);
      else waiting.delete(keyOf(row.wish));
    }
  });
  wishes.set(element, { wish });
  sight.observe(element);
  return () => {
    clearTimeout(wishes.get(element)?.timer);
    wishes.delete(element);
    waiting.delete(keyOf(wish));
    sight?.unobserve(element);
    if (wishes.size > 0) return;
    sight?.disconnect();
    sight = undefined;
  };
}

/**
 * The address of the thumbnail that a row shows of an entry, or null. A missing one is loaded in the background, if the
 * world's images may be loaded, once the row has been in sight for a moment.
 */
export function useRowPicture(
  element: RefObject<Element | null>,
  worldId: WorldId | null,
  { kind, id }: EntryRef,
): string | null {
  const image = useThumbnails(worldId)({ kind, id });
  const isMissing = image === null;
  useEffect(() => {
    if (!isMissing || worldId === null || !element.current) return;
    return watchSight(element.current, { worldId, ref: { kind, id } });
  }, [isMissing, worldId, kind, id]);
  return image;
}
