import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { openPage } from '../search/index.ts';

/** Opens the World Anvil page of an entry that is known only by its id. Resolves to an error message, or null. */
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
