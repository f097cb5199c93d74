import { textComparer } from '../../lib/i18n/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { searchable } from '../ui/index.ts';

/** A visible row: a category, its depth, and whether it has children. */
export interface TreeRow {
  category: Category;
  /** 1 at the root. */
  level: number;
  parent: boolean;
  open: boolean;
  /** False for an ancestor that is only shown to lead to a match. */
  match: boolean;
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
      rows.push({ category, level, parent, open: isOpen, match: true });
      if (isOpen) visit(category.id, level + 1);
    }
  };
  visit(null, 1);
  return rows;
}

/** The rows whose title contains the typed text, each with all of its ancestors. */
export function rowsMatching(tree: CategoryTree, typed: string): TreeRow[] {
  const term = searchable(typed.trim());
  const matches = new Set<CategoryId>();
  const kept = new Set<CategoryId>();
  for (const category of tree.byId.values()) {
    if (!searchable(category.title).includes(term)) continue;
    matches.add(category.id);
    for (const { id } of pathTo(tree, category.id)) kept.add(id);
  }
  return rowsOf(tree, kept)
    .filter(({ category }) => kept.has(category.id))
    .map((row) => {
      const under = tree.children.get(row.category.id) ?? [];
      const parent = under.some(({ id }) => kept.has(id));
      return { ...row, parent, open: parent, match: matches.has(row.category.id) };
    });
}
