import type { EntryRef } from '../library/index.ts';

/** The label of a mention of an entry without a title. The text may be in any language. */
export const NO_TITLE = '…';

/** A title as a mention's label: no brackets or newlines, which would end it, and never empty. */
function labelOf(title: string): string {
  return title.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim() || NO_TITLE;
}

/**
 * The markup that mentions an entry (platform notes, mentions and links): `@[Title](person:id)` for articles,
 * `@[Title](block:id)` for statblocks, and the embedding tag for everything else.
 * @returns null for a draft, which World Anvil doesn't have yet
 */
export function mentionOf(entry: { ref: EntryRef; title: string; template: string | null }): string | null {
  const { kind, id } = entry.ref;
  if (id.startsWith('draft:')) return null;
  switch (kind) {
    case 'article':
      return `@[${labelOf(entry.title)}](${entry.template ?? 'article'}:${id})`;
    case 'statblock':
      return `@[${labelOf(entry.title)}](block:${id})`;
    case 'image':
      return `[img:${id}]`;
    case 'secret':
    case 'category':
    case 'manuscript':
      return `[${kind}:${id}]`;
  }
}
