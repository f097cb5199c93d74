import { randomUUID } from 'node:crypto';
import {
  articleById,
  articleBySlug,
  insertArticle,
  nowInstant,
  replaceArticle,
  type Store,
  type StoredArticle,
  type StoredUser,
  type StoredWorld,
} from '../database/index.ts';
import { slugOf } from './slug.ts';

/** What a request changes; a key that is absent stays as it is, a text that is null is emptied. */
export interface ArticleChanges
  extends Partial<
    Pick<
      StoredArticle,
      | 'title'
      | 'state'
      | 'isDraft'
      | 'isWip'
      | 'isAdultContent'
      | 'tags'
      | 'excerpt'
      | 'icon'
      | 'position'
      | 'cover'
      | 'editor'
      | 'userMetadata'
      | 'customArticleTemplate'
      | 'categoryId'
      | 'articleParentId'
      | 'parentId'
      | 'passcode'
      | 'cssClasses'
      | 'displayCss'
    >
  > {
  texts: Record<string, string | null>;
}

export interface NewArticle {
  world: StoredWorld;
  author: StoredUser;
  templateType: string;
  changes: ArticleChanges;
}

export function countWords(content: string | undefined): number {
  return content?.match(/\S+/g)?.length ?? 0;
}

/** Creates an article with the platform's defaults: draft, in progress, the world's state. */
export function createArticle(
  store: Store,
  { world, author, templateType, changes }: NewArticle,
): StoredArticle {
  const now = nowInstant();
  const title = changes.title ?? '';
  const id = randomUUID();
  const plain = slugOf(title, templateType);
  const slug = articleBySlug(store, world.id, plain) ? `${plain}-${id.slice(0, 8)}` : plain;
  const blank: StoredArticle = {
    id,
    worldId: world.id,
    authorId: author.id,
    categoryId: null,
    articleParentId: null,
    parentId: null,
    title,
    slug,
    templateType,
    customArticleTemplate: null,
    state: world.articlesPrivateOnCreation ? 'private' : world.state,
    isDraft: true,
    isWip: true,
    isAdultContent: false,
    tags: null,
    excerpt: null,
    icon: null,
    position: null,
    cover: null,
    editor: 'code',
    wordcount: 0,
    views: 0,
    likes: null,
    passcode: null,
    cssClasses: null,
    displayCss: null,
    userMetadata: null,
    creationDate: now,
    updateDate: now,
    publicationDate: null,
    notificationDate: null,
    texts: {},
  };
  const article = withChanges(store, blank, changes, now);
  insertArticle(store, article);
  return article;
}

export function changeArticle(store: Store, article: StoredArticle, changes: ArticleChanges): StoredArticle {
  const changed = withChanges(store, article, changes, nowInstant());
  replaceArticle(store, changed);
  return changed;
}

function withChanges(
  store: Store,
  article: StoredArticle,
  changes: ArticleChanges,
  now: string,
): StoredArticle {
  const merged = Object.entries({ ...article.texts, ...changes.texts });
  const texts = Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
  const changed = { ...article, ...changes, texts, wordcount: countWords(texts.content), updateDate: now };
  const parent = changes.articleParentId ? articleById(store, changes.articleParentId) : null;
  if (parent) changed.categoryId = parent.categoryId;
  if (!changed.isDraft && changed.publicationDate === null) {
    changed.publicationDate = now;
    changed.notificationDate = now;
  }
  return changed;
}
