import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import type { ChangedRef, Json, Values } from '../../lib/history/index.ts';
import { type Entry, type Library, openLibrary, type WorldCopy } from '../../lib/library/index.ts';

/** The entry to be changed, updated with its offline copy; null while it isn't known or if it can't be changed here. */
export function useEditTarget(entry: Entry): { target: EditTarget | null; text: string } {
  const [known, setKnown] = useState<{ target: EditTarget | null; text: string }>({ target: null, text: '' });
  useEffect(() => {
    let isCanceled = false;
    let unsubscribe = () => {};
    const fail = () => !isCanceled && setKnown({ target: editTargetOf(entry, null), text: '' });
    const load = async (library: Library) => {
      const body = await library.body(entry.worldId, entry);
      if (!isCanceled) setKnown({ target: editTargetOf(entry, body?.resource), text: body?.text ?? '' });
    };
    openLibrary()
      .then((library) => {
        if (isCanceled) return undefined;
        unsubscribe = library.subscribe(({ what, worldId }) => {
          if (what === 'bodies' && worldId === entry.worldId) void load(library).catch(fail);
        });
        return load(library);
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [entry]);
  return known;
}

/** The categories and tags of the entry's world, read when they are first needed. */
export function useWorldCopy(worldId: string, isWanted: boolean): WorldCopy | null {
  const [copy, setCopy] = useState<WorldCopy | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    openLibrary()
      .then((library) => library.world(worldId))
      .then((world) => !isCanceled && setCopy(world), reportAs('quickEdit.readWorld'));
    return () => {
      isCanceled = true;
    };
  }, [worldId, isWanted]);
  return copy;
}

/** The entry to be changed, with the values that its owner sees. */
interface EditTarget {
  ref: ChangedRef;
  title: string;
  isPrivate: boolean;
  /** Only fields whose values are known. */
  seen: Values;
}

type StoredBody = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is StoredBody => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What is known of an entry from the lists, and from its body if that was read. Pure.
 * @param body the stored body, in any shape; null if none is stored
 * @returns null for what can't be changed here: unsent drafts
 */
function editTargetOf(entry: Entry, body: unknown): EditTarget | null {
  const { worldId, kind, id, title } = entry;
  if (entry.isPending || id.startsWith('draft:')) return null;
  const stored = isObject(body) ? body : {};
  const tags = Array.isArray(stored.tags) ? stored.tags.filter(isText) : entry.tags;
  const seen: Record<string, Json> = {};
  if (kind === 'article') {
    Object.assign(seen, { isDraft: entry.isDraft, isWip: entry.isWip, categoryId: entry.categoryId });
    if (typeof stored.isAdultContent === 'boolean') seen.isAdultContent = stored.isAdultContent;
  }
  if (kind === 'article' || kind === 'statblock') seen.tags = tags;
  if (kind === 'category') seen.parentId = entry.categoryId;
  if (entry.state !== null) seen.state = entry.state;
  return { ref: { worldId, kind, id }, title, isPrivate: isPrivate(kind, entry), seen };
}
