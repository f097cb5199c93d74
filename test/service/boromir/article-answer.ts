import { articleById, imageById, type StoredArticle, type StoredWorld, userById } from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import { isDropped, returnedText } from '../returned.ts';
import { commonTexts, currentTexts, templateFields } from '../rules/index.ts';
import { articleFlags } from './article-flags.ts';
import { articleLinks } from './article-links.ts';
import {
  articleReference,
  categoryOf,
  imageReference,
  nested,
  type Reference,
  type ReferenceContext,
  userReference,
  worldReference,
} from './reference.ts';

/** Granularities that the API description allows for articles. */
export const articleGranularities = [-1, 0, 1, 2, 3];

/** An article at a granularity: -1 reference, 0 preview, 1 page, 2 all references, 3 ancestry. */
export function articleAnswer(
  article: StoredArticle,
  world: StoredWorld,
  context: ReferenceContext,
  granularity: number,
) {
  const answer: Record<string, unknown> = { ...articleReference(article, world, context) };
  if (granularity >= 0) Object.assign(answer, preview(article, context));
  if (granularity >= 1) Object.assign(answer, page(article, world, context));
  if (granularity >= 2) Object.assign(answer, detail(article, world, context));
  if (granularity >= 3) answer.ancestry = ancestry(article, world, context);
  return answer;
}

function preview(article: StoredArticle, { quirks }: ReferenceContext) {
  return {
    position: article.position,
    excerpt: emptied(article.excerpt, quirks.emptyIsNull),
    wordcount: article.wordcount,
    creationDate: dateObject(article.creationDate, quirks),
    publicationDate: article.publicationDate ? dateObject(article.publicationDate, quirks) : null,
    notificationDate: article.notificationDate ? dateObject(article.notificationDate, quirks) : null,
    likes: article.likes,
    views: article.views,
    userMetadata:
      article.userMetadata === null || quirks.metadataDropped ? null : JSON.parse(article.userMetadata),
    articleMetadata: null,
    cssClasses: article.cssClasses,
    displayCss: article.displayCss,
    templateType: article.templateType,
    customArticleTemplate: article.customArticleTemplate,
  };
}

function page(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  const author = userById(context.store, article.authorId);
  return {
    content: stored(article, 'content', context),
    author: author ? nested(userReference(author, context), context) : null,
    category: categoryOf(article, world, context) ?? [],
    world: nested(worldReference(world, context), context),
    editor: article.editor,
  };
}

function detail(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  const names = [...commonTexts, ...currentTexts, ...templateFields(article.templateType)];
  const texts = names
    .filter((name) => name !== 'content' && !isDropped(name, context.quirks))
    .map((name) => [name, stored(article, name, context)]);
  const above = article.articleParentId ? articleById(context.store, article.articleParentId) : null;
  const cover = article.cover === null ? null : imageById(context.store, article.cover);
  return {
    ...Object.fromEntries(texts),
    ...articleFlags,
    ...article.flags,
    isAdultContent: article.isAdultContent,
    passcode: article.passcode,
    prompt: null,
    cover: cover ? nested(imageReference(cover, context), context) : null,
    articleNext: article.texts.articleNext ?? null,
    articlePrevious: article.texts.articlePrevious ?? null,
    articleParent: above ? nested(articleReference(above, world, context), context) : null,
    orgchart: null,
    manuscripts: [],
    ...articleLinks(article, world, context),
    editURL: `${context.origin}/world/article/${article.id}/edit`,
  };
}

function stored(article: StoredArticle, name: string, { quirks }: ReferenceContext): string | null {
  const held = article.texts[name];
  const text = emptied(held === undefined ? null : returnedText(name, held, quirks), quirks.emptyIsNull);
  return text !== null && quirks.crlf ? text.replace(/\r?\n/g, '\r\n') : text;
}

function emptied(text: string | null, emptyIsNull: boolean): string | null {
  return emptyIsNull && text === '' ? null : text;
}

/** The three levels above an article: articles, then its category, then the world. */
function ancestry(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  const above: Partial<Reference>[] = [];
  let at: StoredArticle | null = article.articleParentId
    ? articleById(context.store, article.articleParentId)
    : null;
  while (at && above.length < 3) {
    above.push(nested(articleReference(at, world, context), context));
    at = at.articleParentId ? articleById(context.store, at.articleParentId) : null;
  }
  const category = categoryOf(article, world, context);
  if (category) above.push(category);
  above.push(nested(worldReference(world, context), context));
  return { firstUp: above[0] ?? null, secondUp: above[1] ?? null, thirdUp: above[2] ?? null };
}
