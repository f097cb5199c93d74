import { isPrivate } from '../../lib/entries/index.ts';
import type { ChangedRef, Json, Values } from '../../lib/history/index.ts';
import type { Entry } from '../../lib/library/index.ts';

/** The thing that is to be changed, and what its owner sees of it. */
export interface Subject {
  ref: ChangedRef;
  title: string;
  isPrivate: boolean;
  /** Only fields whose values are known here. */
  seen: Values;
}

type Told = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What is known of a thing from the lists and, where it was read in full, from that. Pure.
 * @param body what lies on the disk of it, in any shape; null where nothing does
 * @returns null for what cannot be changed from here: manuscripts, and drafts on their way
 */
export function subjectOf(entry: Entry, body: unknown): Subject | null {
  const { worldId, kind, id, title } = entry;
  if (kind === 'manuscript' || entry.isPending || id.startsWith('draft:')) return null;
  const whole = isObject(body) ? body : {};
  const tags = Array.isArray(whole.tags) ? whole.tags.filter(isText) : entry.tags;
  const seen: Record<string, Json> = {};
  if (kind === 'article') {
    Object.assign(seen, { isDraft: entry.isDraft, isWip: entry.isWip, categoryId: entry.categoryId });
    if (typeof whole.isAdultContent === 'boolean') seen.isAdultContent = whole.isAdultContent;
  }
  if (kind === 'article' || kind === 'statblock') seen.tags = tags;
  if (kind === 'category') seen.parentId = entry.categoryId;
  if (entry.state !== null) seen.state = entry.state;
  return { ref: { worldId, kind, id }, title, isPrivate: isPrivate(kind, entry), seen };
}
