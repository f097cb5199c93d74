import { dropLinks, openTo } from './link.ts';
import { number, numberOrNull, type State, state, text, textOrNull, values } from './row.ts';
import type { Row, Store } from './store.ts';

export interface StoredCategory {
  id: string;
  worldId: string;
  parentId: string | null;
  title: string;
  slug: string;
  state: State;
  description: string;
  excerpt: string | null;
  icon: string | null;
  position: number;
  views: number | null;
  creationDate: string;
  updateDate: string;
  /** Fields that only boromir has: `isBook`, `custom1` and so on. */
  fields: Record<string, unknown>;
}

function fromRow(row: Row): StoredCategory {
  return {
    id: text(row, 'id'),
    worldId: text(row, 'worldId'),
    parentId: textOrNull(row, 'parentId'),
    title: text(row, 'title'),
    slug: text(row, 'slug'),
    state: state(row),
    description: text(row, 'description'),
    excerpt: textOrNull(row, 'excerpt'),
    icon: textOrNull(row, 'icon'),
    position: number(row, 'position'),
    views: numberOrNull(row, 'views'),
    creationDate: text(row, 'creationDate'),
    updateDate: text(row, 'updateDate'),
    fields: values(row, 'fields'),
  };
}

export function insertCategory(store: Store, category: StoredCategory): void {
  store.insert('categories', { ...category, fields: JSON.stringify(category.fields) });
}

export function updateCategory(store: Store, category: StoredCategory): void {
  store.run(
    `UPDATE categories SET parentId = ?, title = ?, state = ?, description = ?, excerpt = ?, icon = ?,
       position = ?, updateDate = ?, fields = ? WHERE id = ?`,
    category.parentId,
    category.title,
    category.state,
    category.description,
    category.excerpt,
    category.icon,
    category.position,
    category.updateDate,
    JSON.stringify(category.fields),
    category.id,
  );
}

/** Deletes a category. Its articles and children become uncategorized. */
export function deleteCategory(store: Store, id: string): void {
  store.transaction(() => {
    store.run('UPDATE articles SET categoryId = NULL WHERE categoryId = ?', id);
    store.run('UPDATE categories SET parentId = NULL WHERE parentId = ?', id);
    dropLinks(store, { kind: 'category', id });
    store.run('DELETE FROM categories WHERE id = ?', id);
  });
}

export function categoryById(store: Store, id: string): StoredCategory | null {
  const row = store.get('SELECT * FROM categories WHERE id = ?', id);
  return row ? fromRow(row) : null;
}

export function categoryBySlug(store: Store, worldId: string, slug: string): StoredCategory | null {
  const row = store.get('SELECT * FROM categories WHERE worldId = ? AND slug = ?', worldId, slug);
  return row ? fromRow(row) : null;
}

export function childCategories(store: Store, id: string): StoredCategory[] {
  return store.all('SELECT * FROM categories WHERE parentId = ? ORDER BY position, seq', id).map(fromRow);
}

export function articleIdsInCategory(store: Store, category: StoredCategory): string[] {
  const row = store.get(
    'SELECT group_concat(id) AS ids FROM articles WHERE worldId = ? AND categoryId = ?',
    category.worldId,
    category.id,
  );
  const ids = row ? textOrNull(row, 'ids') : null;
  return ids === null ? [] : ids.split(',');
}

export interface CategoryQuery {
  worldId: string;
  term: string | null;
  orderBy: 'seq' | 'title' | 'creationDate';
  descending: boolean;
  /** The reader's groups, which limits the result to public and shared categories. Null shows everything. */
  readerGroups: readonly string[] | null;
  limit: number;
  offset: number;
}

export function listCategories(store: Store, query: CategoryQuery): StoredCategory[] {
  const way = query.descending ? 'DESC' : 'ASC';
  const order = query.orderBy === 'seq' ? `seq ${way}` : `${query.orderBy} ${way}, seq ${way}`;
  return store
    .all(
      `SELECT * FROM categories WHERE worldId = ?1 AND (?2 IS NULL OR instr(lower(title), lower(?2)) > 0)
         AND ${openTo('category')} ORDER BY ${order} LIMIT ?4 OFFSET ?5`,
      query.worldId,
      query.term,
      query.readerGroups && JSON.stringify(query.readerGroups),
      query.limit,
      query.offset,
    )
    .map(fromRow);
}
