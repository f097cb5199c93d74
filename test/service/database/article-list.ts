import type { Quirks } from '../quirks.ts';
import { articleFromRow, type StoredArticle } from './article.ts';
import { openTo } from './link.ts';
import type { Store } from './store.ts';
import { trashOf } from './trash.ts';

export type ArticleOrder = 'seq' | 'id' | 'title' | 'notificationDate' | 'creationDate';

export interface ArticleQuery {
  worldId: string;
  /** Part of the title, ignoring case. Null for all. */
  term: string | null;
  /** How it is compared. Default: any part, ignoring case, without wildcards. */
  termMatch?: Pick<Quirks, 'termMatches' | 'termIgnoresCase' | 'termWildcards'>;
  /** A category id, `-1` for articles without one, null for all. */
  categoryId: string | null;
  /** The reader's groups, which hides drafts and unshared private articles. Null shows everything. */
  readerGroups: readonly string[] | null;
  /** Hides articles created after this time. */
  createdBefore: string | null;
  orderBy: ArticleOrder;
  descending: boolean;
  limit: number;
  offset: number;
}

const orders: Record<ArticleOrder, string> = {
  seq: '',
  id: 'id WAY, ',
  title: 'title COLLATE NOCASE WAY, ',
  notificationDate: 'notificationDate WAY, ',
  creationDate: 'creationDate WAY, ',
};

/** One page of a world's articles. The inner query only uses an index, so that late pages are fast. */
export function listArticles(store: Store, query: ArticleQuery): StoredArticle[] {
  const way = query.descending ? 'DESC' : 'ASC';
  const order = `${orders[query.orderBy].replace('WAY', way)}seq ${way}`;
  const conditions = ['worldId = ?'];
  const values: (string | number)[] = [query.worldId];
  if (query.term !== null) {
    const { termMatches = 'part', termIgnoresCase = true, termWildcards = false } = query.termMatch ?? {};
    const [title, term] = termIgnoresCase ? ['lower(title)', 'lower(?)'] : ['title', '?'];
    if (termWildcards && query.term.includes('%')) conditions.push(`${title} LIKE '%' || ${term} || '%'`);
    else conditions.push(`instr(${title}, ${term}) ${termMatches === 'start' ? '= 1' : '> 0'}`);
    values.push(query.term);
  }
  if (query.categoryId === '-1') conditions.push('categoryId IS NULL');
  else if (query.categoryId !== null) {
    conditions.push('categoryId = ?');
    values.push(query.categoryId);
  }
  if (query.readerGroups?.length === 0) conditions.push("isDraft = 0 AND state = 'public'");
  else if (query.readerGroups !== null) {
    conditions.push(`isDraft = 0 AND ${openTo('article').replaceAll('?3', '?')}`);
    const groups = JSON.stringify(query.readerGroups);
    values.push(groups, groups);
  }
  for (const id of trashOf(store)) {
    conditions.push('id <> ?');
    values.push(id);
  }
  if (query.createdBefore !== null) {
    conditions.push('creationDate <= ?');
    values.push(query.createdBefore);
  }
  const page = `SELECT seq FROM articles WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ? OFFSET ?`;
  return store
    .all(
      `SELECT * FROM articles WHERE seq IN (${page}) ORDER BY ${order}`,
      ...values,
      query.limit,
      query.offset,
    )
    .map(articleFromRow);
}

export function childArticles(store: Store, article: StoredArticle): StoredArticle[] {
  return store
    .all(
      'SELECT * FROM articles WHERE worldId = ? AND articleParentId = ? ORDER BY seq',
      article.worldId,
      article.id,
    )
    .map(articleFromRow);
}
