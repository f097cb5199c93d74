import type { Entry } from '../../../lib/library/index.ts';

/** An ordinary entry. */
export function entry(id: string, title: string, more: Partial<Entry> = {}): Entry {
  return {
    ...{ kind: 'article', id, worldId: 'w1', title, aliases: [], template: 'article', state: 'public' },
    ...{ isDraft: false, isWip: false, tags: [], excerpt: null, url: null, slug: null, categoryId: null },
    ...{ updatedAt: null, wordcount: null, isPending: false },
    ...more,
  };
}
