import { type EntryRef, type Library, slices } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import { type FieldText, textsOf } from './texts.ts';
import { SLICE, WorldMentions } from './world-mentions.ts';

const KINDS = ['article', 'category'] as const;

export interface Reading {
  /** Receives what `readWorld` fills and later returns. It can be used as it is when the reading stops early. */
  onStart?: (mentions: WorldMentions) => void;
  /** Called with the number of entries read so far. */
  onProgress?: (read: number) => void;
  signal?: AbortSignal;
}

/** Damaged records have no texts. They are read again when their entry changes. */
function soundTexts(...[kind, resource]: Parameters<typeof textsOf>): FieldText[] {
  try {
    return textsOf(kind, resource);
  } catch {
    // A damaged record can throw anywhere.
    return [];
  }
}

/** Finds the unlinked mentions in every text of a world's offline copy, in short tasks. Rejects if `signal` aborts. */
export async function readWorld(
  library: Pick<Library, 'articleNames' | 'resources'>,
  worldId: WorldId,
  { onStart = () => {}, onProgress = () => {}, signal }: Reading = {},
): Promise<WorldMentions> {
  const mentions = new WorldMentions(await library.articleNames(worldId));
  onStart(mentions);
  const rest = slices(SLICE);
  let read = 0;
  for await (const resources of library.resources(worldId, KINDS)) {
    signal?.throwIfAborted();
    for (const { ref, location, resource } of resources)
      await mentions.read({ location, texts: soundTexts(ref.kind, resource) }, rest);
    read += resources.length;
    onProgress(read);
  }
  return mentions;
}

/** The texts of one entry in which names may stand. */
export async function readTexts(
  library: Pick<Library, 'body'>,
  worldId: WorldId,
  ref: EntryRef,
): Promise<FieldText[]> {
  const body = await library.body(worldId, ref);
  return body ? soundTexts(ref.kind, body.resource) : [];
}

/** Finds an entry's unlinked mentions again, after a change. Resolves to the texts that were read. */
export async function rereadEntry(
  mentions: WorldMentions,
  library: Pick<Library, 'body' | 'searcher'>,
  worldId: WorldId,
  ref: EntryRef,
): Promise<FieldText[]> {
  const [searcher, texts] = await Promise.all([library.searcher(worldId), readTexts(library, worldId, ref)]);
  const location = searcher.locate(ref);
  if (location < 0) return [];
  await mentions.read({ location, texts }, slices(SLICE));
  return texts;
}
