import type { Entry } from '../search/index.ts';

/**
 * `whole`: nothing but this holds. `read`: the same, as the platform tells it. `listed`: as a list shows it, which does
 * not tell everything. `flat`: as a list of categories shows it that does not tell where they stand. `untagged`: as a
 * list shows it that tells no tags.
 */
export type Completeness = 'whole' | 'read' | 'listed' | 'flat' | 'untagged';

/** What was written here stands until the platform shows something newer. */
function isHeldBack(before: Entry, now: Entry): boolean {
  if (!before.isPending) return false;
  return now.updatedAt === null || before.updatedAt === null || now.updatedAt <= before.updatedAt;
}

/**
 * The entry after something was told of it. Lists tell no aliases, and of what else they leave out what was read before
 * still holds.
 */
export function mergeEntry(before: Entry | null, now: Entry, completeness: Completeness): Entry {
  if (!before || completeness === 'whole') return now;
  if (isHeldBack(before, now)) return before;
  // One version tells a manuscript's state in its list alone.
  const state = now.state ?? before.state;
  if (completeness === 'read') return { ...now, state };
  return {
    ...now,
    state,
    aliases: before.aliases,
    tags: completeness === 'untagged' ? before.tags : now.tags,
    categoryId: completeness === 'flat' ? (now.categoryId ?? before.categoryId) : now.categoryId,
    template: now.template ?? before.template,
    excerpt: now.excerpt ?? before.excerpt,
    wordcount: now.wordcount ?? before.wordcount,
    url: now.url ?? before.url,
    slug: now.slug ?? before.slug,
    updatedAt: now.updatedAt ?? before.updatedAt,
  };
}
