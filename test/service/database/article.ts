import { dropLinks } from './link.ts';
import { flag, number, numberOrNull, type State, state, strings, text, textOrNull, values } from './row.ts';
import type { Row, Store } from './store.ts';

/** An article with all columns. */
export interface StoredArticle {
  id: string;
  worldId: string;
  authorId: string;
  categoryId: string | null;
  /** The parent in the article tree. */
  articleParentId: string | null;
  /** The logical parent, which has the same template. */
  parentId: string | null;
  title: string;
  slug: string;
  templateType: string;
  customArticleTemplate: string | null;
  state: State;
  isDraft: boolean;
  isWip: boolean;
  isAdultContent: boolean;
  tags: string | null;
  excerpt: string | null;
  icon: string | null;
  position: number | null;
  cover: number | null;
  editor: string;
  wordcount: number;
  views: number;
  likes: number | null;
  passcode: string | null;
  cssClasses: string | null;
  displayCss: string | null;
  /** JSON text as sent. */
  userMetadata: string | null;
  creationDate: string;
  updateDate: string;
  publicationDate: string | null;
  notificationDate: string | null;
  /** Switches that were set, by name: `displaySidebar`, `allowComments` and so on. */
  flags: Record<string, unknown>;
  /** All non-empty text fields by name: `content`, `footnotes`, `scrapbook`, template fields. */
  texts: Record<string, string>;
}

export function articleFromRow(row: Row): StoredArticle {
  return {
    id: text(row, 'id'),
    worldId: text(row, 'worldId'),
    authorId: text(row, 'authorId'),
    categoryId: textOrNull(row, 'categoryId'),
    articleParentId: textOrNull(row, 'articleParentId'),
    parentId: textOrNull(row, 'parentId'),
    title: text(row, 'title'),
    slug: text(row, 'slug'),
    templateType: text(row, 'templateType'),
    customArticleTemplate: textOrNull(row, 'customArticleTemplate'),
    state: state(row),
    isDraft: flag(row, 'isDraft'),
    isWip: flag(row, 'isWip'),
    isAdultContent: flag(row, 'isAdultContent'),
    tags: textOrNull(row, 'tags'),
    excerpt: textOrNull(row, 'excerpt'),
    icon: textOrNull(row, 'icon'),
    position: numberOrNull(row, 'position'),
    cover: numberOrNull(row, 'cover'),
    editor: text(row, 'editor'),
    wordcount: number(row, 'wordcount'),
    views: number(row, 'views'),
    likes: numberOrNull(row, 'likes'),
    passcode: textOrNull(row, 'passcode'),
    cssClasses: textOrNull(row, 'cssClasses'),
    displayCss: textOrNull(row, 'displayCss'),
    userMetadata: textOrNull(row, 'userMetadata'),
    creationDate: text(row, 'creationDate'),
    updateDate: text(row, 'updateDate'),
    publicationDate: textOrNull(row, 'publicationDate'),
    notificationDate: textOrNull(row, 'notificationDate'),
    flags: values(row, 'flags'),
    texts: strings(row, 'texts'),
  };
}

function toColumns(article: StoredArticle) {
  return {
    ...article,
    isDraft: Number(article.isDraft),
    isWip: Number(article.isWip),
    isAdultContent: Number(article.isAdultContent),
    flags: JSON.stringify(article.flags),
    texts: JSON.stringify(article.texts),
  };
}

export function insertArticle(store: Store, article: StoredArticle): void {
  store.insert('articles', toColumns(article));
}

/** Updates all columns of an existing article. */
export function replaceArticle(store: Store, article: StoredArticle): void {
  const { id, ...columns } = toColumns(article);
  const settings = Object.keys(columns).map((column) => `${column} = ?`);
  store.run(`UPDATE articles SET ${settings.join(', ')} WHERE id = ?`, ...Object.values(columns), id);
}

/** Deletes an article. Its children move up one level. */
export function deleteArticle(store: Store, id: string): void {
  store.transaction(() => {
    store.run('UPDATE articles SET articleParentId = NULL WHERE articleParentId = ?', id);
    store.run('UPDATE articles SET parentId = NULL WHERE parentId = ?', id);
    store.run('UPDATE secrets SET articleId = NULL WHERE articleId = ?', id);
    dropLinks(store, { kind: 'article', id });
    store.run('DELETE FROM articles WHERE id = ?', id);
  });
}

export function articleById(store: Store, id: string): StoredArticle | null {
  const row = store.get('SELECT * FROM articles WHERE id = ?', id);
  return row ? articleFromRow(row) : null;
}

export function articleBySlug(store: Store, worldId: string, slug: string): StoredArticle | null {
  const row = store.get('SELECT * FROM articles WHERE worldId = ? AND slug = ?', worldId, slug);
  return row ? articleFromRow(row) : null;
}

export function articleTitled(store: Store, worldId: string, title: string): StoredArticle | null {
  const row = store.get(
    'SELECT * FROM articles WHERE worldId = ? AND title = ? COLLATE NOCASE LIMIT 1',
    worldId,
    title,
  );
  return row ? articleFromRow(row) : null;
}

export function allArticles(store: Store, worldId?: string): StoredArticle[] {
  const rows =
    worldId === undefined
      ? store.all('SELECT * FROM articles ORDER BY seq')
      : store.all('SELECT * FROM articles WHERE worldId = ? ORDER BY seq', worldId);
  return rows.map(articleFromRow);
}
