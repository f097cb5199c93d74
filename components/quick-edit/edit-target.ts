import { isPrivate } from '../../lib/entries/index.ts';
import type { ChangedRef, Json, Values } from '../../lib/history/index.ts';
import type { Entry } from '../../lib/library/index.ts';

/** The entry to be changed, with the values that its owner sees. */
export interface EditTarget {
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
 * @returns null for what can't be changed here: manuscripts and unsent drafts
 */
export function editTargetOf(entry: Entry, body: unknown): EditTarget | null {
  const { worldId, kind, id, title } = entry;
  if (kind === 'manuscript' || entry.isPending || id.startsWith('draft:')) return null;
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
