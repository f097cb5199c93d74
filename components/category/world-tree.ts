import { titleComparer } from '../../lib/entries/index.ts';
import type { Hit, Searcher } from '../../lib/library/index.ts';
import type { Category, CategoryId, WorldId } from '../../lib/model/index.ts';
import { type CategoryTree, categoryTree } from './tree.ts';

/** A world's categories with their articles. */
export interface WorldTree extends CategoryTree {
  /** Articles directly in a category, by title; under null, those in no known category. */
  articlesIn: (id: CategoryId | null) => readonly Hit[];
  articleCount: (id: CategoryId | null) => number;
  /** Articles in a category and its descendants. */
  articlesBeneath: (id: CategoryId) => number;
  /** No category has a parent, either because none is known or because none exists. */
  isFlat: boolean;
}

/** @param listed categories from lists and single reads; those that only the search index knows are added */
export function worldTree(
  worldId: WorldId,
  listed: readonly Category[],
  searcher: Pick<Searcher, 'hits'>,
): WorldTree {
  const tree = categoryTree([...listed, ...unlisted(worldId, listed, searcher)]);
  const unsorted = new Map<CategoryId | null, Hit[]>();
  for (const hit of searcher.hits('article')) {
    const at = hit.categoryId !== null && tree.byId.has(hit.categoryId) ? hit.categoryId : null;
    const hits = unsorted.get(at);
    if (hits) hits.push(hit);
    else unsorted.set(at, [hit]);
  }
  const sorted = new Map<CategoryId | null, readonly Hit[]>();
  const beneath = countBeneath(tree, unsorted);
  return {
    ...tree,
    articlesIn(id) {
      const known = sorted.get(id);
      if (known) return known;
      const articles = (unsorted.get(id) ?? []).sort(titleComparer());
      sorted.set(id, articles);
      return articles;
    },
    articleCount: (id) => unsorted.get(id)?.length ?? 0,
    articlesBeneath: (id) => beneath.get(id) ?? 0,
    isFlat: tree.byId.size > 1 && tree.children.get(null)?.length === tree.byId.size,
  };
}

function unlisted(
  worldId: WorldId,
  listed: readonly Category[],
  searcher: Pick<Searcher, 'hits'>,
): Category[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...searcher.hits('category')]
    .filter(({ ref }) => !known.has(ref.id))
    .map(({ ref, title, state, url, categoryId }) => ({
      ...{ id: ref.id, worldId, title, state, url, parentId: categoryId, icon: null, position: null },
    }));
}

/** Every category before its children. Iterative, because a tree may be deeper than the call stack. */
export function parentsFirst(tree: CategoryTree): Category[] {
  const order: Category[] = [...(tree.children.get(null) ?? [])];
  // The loop visits the elements appended while it runs.
  for (const { id } of order) for (const below of tree.children.get(id) ?? []) order.push(below);
  return order;
}

function countBeneath(
  tree: CategoryTree,
  articles: ReadonlyMap<CategoryId | null, readonly Hit[]>,
): ReadonlyMap<CategoryId, number> {
  const beneath = new Map<CategoryId, number>();
  for (const { id } of parentsFirst(tree).reverse()) {
    let count = articles.get(id)?.length ?? 0;
    for (const below of tree.children.get(id) ?? []) count += beneath.get(below.id) ?? 0;
    beneath.set(id, count);
  }
  return beneath;
}
