import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { openPage } from '../search/index.ts';

/** Opens the page of a thing that is known by its id alone. Resolves to a sentence where there is none. */
export async function openInTab(
  worldId: WorldId,
  ref: EntryRef,
  platform: string | null,
): Promise<string | null> {
  const [entry] = await (await openLibrary()).entries(worldId, [ref]);
  return openPage(
    { ref, title: entry?.title ?? 'this', template: entry?.template ?? null, url: entry?.url ?? null },
    platform,
  );
}
