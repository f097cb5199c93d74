import { textComparer } from '../../lib/i18n/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { misspelling, searchable } from '../ui/index.ts';

/** A visible row: a category, its depth, and whether it has children. */
export interface TreeRow {
  category: Category;
  /** 1 at the root. */
  level: number;
  parent: boolean;
  open: boolean;
}

export interface CategoryTree {
  byId: ReadonlyMap<CategoryId, Category>;
  children: ReadonlyMap<CategoryId | null, readonly Category[]>;
}

function positionComparer(): (a: Category, b: Category) => number {
  const compare = textComparer();
  return (a, b) => (a.position ?? 0) - (b.position ?? 0) || compare(a.title, b.title);
}

/** Categories by parent. A category whose parent is unknown, or is its own descendant, goes to the root. */
export function categoryTree(categories: readonly Category[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const children = new Map<CategoryId | null, Category[]>();
  const rooted = new Set<CategoryId>();
  for (const category of categories) {
    const trail: CategoryId[] = [];
    let at: Category | undefined = category;
    while (at && !rooted.has(at.id) && !trail.includes(at.id)) {
      trail.push(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
    const isCyclic = at !== undefined && trail.includes(at.id);
    const parentId =
      isCyclic || category.parentId === null || !byId.has(category.parentId) ? null : category.parentId;
    for (const id of isCyclic ? [category.id] : trail) rooted.add(id);
    const siblings = children.get(parentId);
    if (siblings) siblings.push(category);
    else children.set(parentId, [category]);
  }
  for (const siblings of children.values()) siblings.sort(positionComparer());
  return { byId, children };
}

/** The path from the root to the category; empty if it is unknown. */
export function pathTo(tree: CategoryTree, id: CategoryId): Category[] {
  const path: Category[] = [];
  let at = tree.byId.get(id);
  while (at && !path.includes(at)) {
    path.unshift(at);
    at = at.parentId === null ? undefined : tree.byId.get(at.parentId);
  }
  return path;
}

/** The visible rows from top to bottom, with those in `open` unfolded. */
export function rowsOf(tree: CategoryTree, open: ReadonlySet<CategoryId>): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (parentId: CategoryId | null, level: number) => {
    for (const category of tree.children.get(parentId) ?? []) {
      const parent = tree.children.has(category.id);
      const isOpen = parent && open.has(category.id);
      rows.push({ category, level, parent, open: isOpen });
      if (isOpen) visit(category.id, level + 1);
    }
  };
  visit(null, 1);
  return rows;
}

/** Categories offered if only a misspelled name matches. */
const MAX_CLOSEST = 5;

/**
 * The categories that match the typed words, best first: by the start of the title, of a word in it, by any part of it,
 * or with some words in the path. If there are none, the typed letters may have a typo: then the closest titles.
 */
export function findCategories(tree: CategoryTree, typed: string): TreeRow[] {
  const term = searchable(typed.trim());
  const words = term.split(/\s+/);
  const score = (category: Category): number => {
    const title = searchable(category.title);
    if (title.startsWith(term)) return 0;
    if (title.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(term))) return 1;
    if (title.includes(term)) return 2;
    if (!words.some((word) => title.includes(word))) return 4;
    const path = pathTo(tree, category.id).map((above) => searchable(above.title));
    return words.every((word) => path.some((above) => above.includes(word))) ? 3 : 4;
  };
  const all = [...tree.byId.values()];
  const found = ranked(all, score, 4);
  return (found.length > 0 ? found : closestCategories(all, term)).map((category) => ({
    ...{ category, level: 1, parent: false, open: false },
  }));
}

const ranked = (all: readonly Category[], score: (category: Category) => number, below: number) =>
  all
    .map((category) => ({ category, at: score(category) }))
    .filter(({ at }) => at < below)
    .sort((a, b) => a.at - b.at || a.category.title.length - b.category.title.length)
    .map(({ category }) => category);

function closestCategories(all: readonly Category[], term: string): Category[] {
  const typosIn = (title: string) =>
    Math.min(
      ...[title, ...title.split(/\s+/)].map((word) => misspelling(term, word) ?? Number.POSITIVE_INFINITY),
    );
  return ranked(all, ({ title }) => typosIn(searchable(title)), Number.POSITIVE_INFINITY).slice(
    0,
    MAX_CLOSEST,
  );
}
