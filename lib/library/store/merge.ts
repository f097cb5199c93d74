import type { Entry } from '../search/index.ts';

/**
 * How complete an entry is. `whole`: replaces everything. `read`: the same, read from World Anvil. `listed`: from a
 * list, which lacks fields. `flat`: from a list of categories without parents. `untagged`: from a list without tags.
 */
export type Completeness = 'whole' | 'read' | 'listed' | 'flat' | 'untagged';

/** Local changes stay until World Anvil shows something newer. */
function isHeldBack(before: Entry, now: Entry): boolean {
  if (!before.isPending) return false;
  return now.updatedAt === null || before.updatedAt === null || now.updatedAt <= before.updatedAt;
}

/** Merges what was read into the entry. Fields that a list lacks keep their value. */
export function mergeEntry(before: Entry | null, now: Entry, completeness: Completeness): Entry {
  if (!before || completeness === 'whole') return now;
  if (isHeldBack(before, now)) return before;
  // One API version returns a manuscript's state in its list only.
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
