import type { EntryRef } from '../library/index.ts';

/**
 * Brackets in a label end the mention too early, and line breaks end the line: both make way. An empty label is no
 * mention, so that a blank title is named as every list names it.
 */
function labelOf(title: string): string {
  return title.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim() || 'Untitled';
}

/**
 * The markup that names a thing in a text (platform notes, mentions and links): `@[Title](person:id)` for articles,
 * `@[Title](block:id)` for statblocks, the tag that embeds it for everything else.
 * @returns null for what the platform does not know yet
 */
export function mentionOf(thing: { ref: EntryRef; title: string; template: string | null }): string | null {
  const { kind, id } = thing.ref;
  if (id.startsWith('draft:')) return null;
  switch (kind) {
    case 'article':
      return `@[${labelOf(thing.title)}](${thing.template ?? 'article'}:${id})`;
    case 'statblock':
      return `@[${labelOf(thing.title)}](block:${id})`;
    case 'image':
      return `[img:${id}]`;
    case 'secret':
    case 'category':
    case 'manuscript':
      return `[${kind}:${id}]`;
  }
}
