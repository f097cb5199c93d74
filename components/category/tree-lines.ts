import { t } from '../../lib/i18n/index.ts';
import type { Hit } from '../../lib/library/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { searchable } from '../ui/index.ts';
import type { WorldTree } from './world-tree.ts';

interface RowPosition {
  key: string;
  title: string;
  /** 1 at the root. */
  level: number;
  setSize: number;
  /** From 1. */
  posInSet: number;
  /** The key of the parent row. */
  parentKey: string | null;
}

/** A visible row of the tree. */
export type TreeLine = RowPosition &
  (
    | { type: 'category'; category: Category; count: number; isOpen: boolean | null; isMatch: boolean }
    /** Articles without a category. */
    | { type: 'loose'; count: number; isOpen: boolean }
    | { type: 'article'; hit: Hit }
  );

/** What the person has opened (true) or closed (false); other rows use their default. */
export type Folds = ReadonlyMap<string, boolean>;

export const categoryKey = (id: CategoryId): string => `category ${id}`;
const UNCATEGORIZED = 'loose';

/** Categories whose titles match, and those that lead to them. */
interface FilterResult {
  matches: ReadonlySet<CategoryId>;
  ancestors: ReadonlySet<CategoryId>;
}

function filterTree(tree: WorldTree, typed: string): FilterResult | null {
  const term = searchable(typed.trim());
  if (term === '') return null;
  const matches = new Set<CategoryId>();
  const ancestors = new Set<CategoryId>();
  for (const category of tree.byId.values()) {
    if (!searchable(category.title).includes(term)) continue;
    matches.add(category.id);
    for (
      let up = category.parentId;
      up !== null && !ancestors.has(up);
      up = tree.byId.get(up)?.parentId ?? null
    )
      ancestors.add(up);
  }
  return { matches, ancestors };
}

/** A step of the traversal: a category, or the articles that follow its subcategories. */
type Step =
  | { type: 'lines'; lines: TreeLine[] }
  | { type: 'category'; line: TreeLine & { type: 'category' } };

/** The rows from top to bottom. Closed categories cost nothing. */
export function linesOf(tree: WorldTree, folds: Folds, typed: string): TreeLine[] {
  const filter = filterTree(tree, typed);
  const lines: TreeLine[] = [];
  const loose = filter ? 0 : tree.articleCount(null);
  const roots = categoriesUnder(tree, null, filter, false);
  const rootSize = roots.length + (loose > 0 ? 1 : 0);
  const stack: Step[] = [];
  const push = (categories: readonly Category[], level: number, setSize: number, under: string | null) => {
    for (let at = categories.length - 1; at >= 0; at--) {
      const category = categories[at];
      if (!category) continue;
      const isMatch = filter === null || filter.matches.has(category.id);
      const key = categoryKey(category.id);
      const isParent =
        categoriesUnder(tree, category.id, filter, isMatch).length > 0 ||
        (isMatch && tree.articleCount(category.id) > 0);
      const isOpen = folds.get(key) ?? filter?.ancestors.has(category.id) ?? false;
      stack.push({
        type: 'category',
        line: {
          ...{
            type: 'category',
            key,
            title: category.title,
            level,
            setSize,
            posInSet: at + 1,
            parentKey: under,
          },
          ...{ category, count: tree.articlesBeneath(category.id), isMatch },
          isOpen: isParent ? isOpen : null,
        },
      });
    }
  };
  push(roots, 1, rootSize, null);
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (step.type === 'lines') {
      for (const line of step.lines) lines.push(line);
      continue;
    }
    const { line } = step;
    lines.push(line);
    if (!line.isOpen) continue;
    const below = categoriesUnder(tree, line.category.id, filter, line.isMatch);
    const articles = line.isMatch ? tree.articlesIn(line.category.id) : [];
    const setSize = below.length + articles.length;
    stack.push({ type: 'lines', lines: articleLines(articles, line, below.length, setSize) });
    push(below, line.level + 1, setSize, line.key);
  }
  if (loose > 0) {
    const isOpen = folds.get(UNCATEGORIZED) ?? false;
    const line: TreeLine = {
      ...{
        type: 'loose',
        key: UNCATEGORIZED,
        title: t('category.noCategory'),
        level: 1,
        setSize: rootSize,
      },
      ...{ posInSet: rootSize, parentKey: null, count: loose, isOpen },
    };
    lines.push(line);
    if (isOpen) for (const one of articleLines(tree.articlesIn(null), line, 0, loose)) lines.push(one);
  }
  return lines;
}

function categoriesUnder(
  tree: WorldTree,
  id: CategoryId | null,
  filter: FilterResult | null,
  isMatch: boolean,
): readonly Category[] {
  const all = tree.children.get(id) ?? [];
  if (!filter || isMatch) return all;
  return all.filter((category) => filter.matches.has(category.id) || filter.ancestors.has(category.id));
}

function articleLines(
  articles: readonly Hit[],
  under: RowPosition,
  before: number,
  setSize: number,
): TreeLine[] {
  return articles.map((hit, at) => ({
    ...{ type: 'article', key: `${under.key} article ${hit.ref.id}`, title: hit.title, hit, setSize },
    ...{ level: under.level + 1, posInSet: before + at + 1, parentKey: under.key },
  }));
}
