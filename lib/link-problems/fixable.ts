import type { EntryRef, PlacedLink } from '../library/index.ts';
import { TEXT_FIELDS } from '../model/index.ts';

const FIELDS = {
  article: new Set<string>(['content', ...TEXT_FIELDS]),
  category: new Set<string>(['description']),
} as const;

/** Whether Loreside can change a link, and undo that: it has a label, and its field is one that the history restores. */
export function isFixable({ kind, id }: EntryRef, link: Pick<PlacedLink, 'kind' | 'field'>): boolean {
  if (id.startsWith('draft:') || (link.kind !== 'mention' && link.kind !== 'url')) return false;
  return (kind === 'article' || kind === 'category') && FIELDS[kind].has(link.field);
}
