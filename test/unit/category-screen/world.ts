import type { Hit, Searcher } from '../../../lib/library/index.ts';
import type { Category } from '../../../lib/model/index.ts';

export const category = (id: string, parentId: string | null = null, title = id): Category => ({
  ...{ id, worldId: 'w1', title, parentId, state: 'public', icon: null, url: null, position: null },
});

export const article = (id: string, categoryId: string | null, title = id): Hit => ({
  ...{ ref: { kind: 'article', id }, location: 0, title, aliases: [], template: 'person', state: 'public' },
  ...{ isDraft: false, isWip: false, isPending: false, tags: [], url: null, categoryId, updatedAt: null },
  ...{ titleMarks: [], why: { where: 'title', text: '', marks: [] }, score: 0 },
});

/** A searcher over these entries, as far as a tree needs it. */
export function searcherOf(hits: readonly Hit[]): Pick<Searcher, 'hits'> {
  return {
    *hits(kind) {
      for (const hit of hits) if (!kind || hit.ref.kind === kind) yield hit;
    },
  };
}
