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
  setLinks,
  type Target,
} from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import { slugOf } from './slug.ts';

/** The changes of a request. A missing key stays unchanged; null clears a text. */
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
      | 'flags'
    >
  > {
  texts: Record<string, string | null>;
  /** Relations and subscriber groups by name. An empty list removes them. */
  links?: ReadonlyMap<string, Target[]>;
}

export interface NewArticle {
  world: StoredWorld;
  author: StoredUser;
  templateType: string;
  changes: ArticleChanges;
  /** See the quirk. Default: true. */
  hexSlugs?: boolean;
}

export function countWords(content: string | undefined): number {
  return content?.match(/\S+/g)?.length ?? 0;
}

/** Creates an article with World Anvil's defaults: draft, in progress, the world's default state. */
export function createArticle(
  store: Store,
  { world, author, templateType, changes, hexSlugs = true }: NewArticle,
): StoredArticle {
  const now = nowInstant();
  const title = changes.title ?? '';
  const id = randomUUID();
  const plain = slugOf(title, templateType, hexSlugs);
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
    flags: {},
    creationDate: now,
    updateDate: now,
    publicationDate: null,
    notificationDate: null,
    texts: {},
  };
  const article = withChanges(store, blank, changes, now);
  store.transaction(() => {
    insertArticle(store, article);
    relink(store, article, changes);
  });
  return article;
}

export function changeArticle(
  store: Store,
  article: StoredArticle,
  changes: ArticleChanges,
  { patchKeepsOthers }: Pick<Quirks, 'patchKeepsOthers'> = { patchKeepsOthers: true },
): StoredArticle {
  const before = patchKeepsOthers ? article : { ...article, texts: {} };
  const changed = withChanges(store, before, changes, nowInstant());
  store.transaction(() => {
    replaceArticle(store, changed);
    relink(store, changed, changes);
  });
  return changed;
}

function relink(store: Store, { id }: StoredArticle, { links }: ArticleChanges): void {
  for (const [name, targets] of links ?? []) setLinks(store, { kind: 'article', id }, name, targets);
}

function withChanges(
  store: Store,
  article: StoredArticle,
  changes: ArticleChanges,
  now: string,
): StoredArticle {
  const { links: _, ...columns } = changes;
  const merged = Object.entries({ ...article.texts, ...changes.texts });
  const texts = Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
  const changed = {
    ...article,
    ...columns,
    flags: { ...article.flags, ...changes.flags },
    texts,
    wordcount: countWords(texts.content),
    updateDate: now,
  };
  const parent = changes.articleParentId ? articleById(store, changes.articleParentId) : null;
  if (parent) changed.categoryId = parent.categoryId;
  if (!changed.isDraft && changed.publicationDate === null) {
    changed.publicationDate = now;
    changed.notificationDate = now;
  }
  return changed;
}
