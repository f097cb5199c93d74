import * as z from 'zod/mini';
import { type Article, type FullArticle, TEXT_FIELDS } from '../../model/index.ts';
import type { Fields } from '../compare.ts';
import { asJson, isNonNull, isPresent, kindOf, presentValues } from './kind.ts';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const link = z.optional(z.nullable(z.string()));

const TEXTS: Fields = Object.fromEntries(TEXT_FIELDS.map((name) => [name, 'text']));

/** Without `relations`, the fields that only they contain are unknown. */
export function valuesOf(article: Article & Partial<Pick<FullArticle, 'relations'>>) {
  const { raw } = article;
  // Aragorn omits empty links and returns the parent article among the relations.
  const isEarlier = isPresent(raw, 'sections');
  const { relations } = article;
  const related = (name: string): string | null => {
    const found = relations?.find((one) => one.name === name);
    return found && found.shape !== 'collection' ? (found.item?.id ?? null) : null;
  };
  return presentValues([
    ['title', isPresent(raw, 'title'), article.title],
    ['content', isPresent(raw, 'content'), article.content],
    ...TEXT_FIELDS.map((name) => [name, article.text[name] !== undefined, article.text[name] ?? ''] as const),
    ['tags', isPresent(raw, 'tags'), article.tags],
    ['state', article.state !== null, article.state],
    ['isDraft', isNonNull(raw, 'isDraft', 'is_draft'), article.isDraft],
    ['isWip', isNonNull(raw, 'isWip', 'is_wip'), article.isWip],
    [
      'isAdultContent',
      isNonNull(raw, 'isAdultContent', 'is_adult_content', 'adult_content'),
      article.isAdultContent,
    ],
    ['categoryId', isEarlier || isPresent(raw, 'category', 'folderId'), article.categoryId],
    [
      'articleParentId',
      (isEarlier && relations !== undefined) || isPresent(raw, 'articleParent', 'article_parent'),
      article.articleParentId ?? related('articleParent'),
    ],
    // Templates without such a parent have no field for it.
    [
      'logicalParentId',
      relations !== undefined && (isEarlier || isPresent(raw, 'parent', 'articleParent', 'article_parent')),
      related('parent'),
    ],
    ['coverId', isEarlier || isPresent(raw, 'cover'), article.coverId],
  ]);
}

/** Drops rendered texts: they can be rendered again, may contain secrets, and take most of the space. */
function kept(article: FullArticle) {
  const { raw: _raw, contentParsed: _parsed, fullRender: _render, sections, ...rest } = article;
  return { ...rest, sections: sections.map((section) => ({ ...section, contentParsed: null })) };
}

export const article = kindOf({
  method: 'patchArticle',
  fields: {
    ...TEXTS,
    ...{ title: 'text', content: 'text', tags: 'tags', state: 'plain', isDraft: 'plain', isWip: 'plain' },
    ...{ isAdultContent: 'plain', categoryId: 'plain', articleParentId: 'plain', coverId: 'plain' },
    // Of categories, `parentId` is a category.
    logicalParentId: 'plain',
  },
  // An article that gets a parent moves to the parent's category.
  changedTogether: { articleParentId: ['categoryId'] },
  schema: z.strictObject({
    ...{ title: text, content: text, tags: z.optional(z.array(z.string())) },
    ...{ seeded: text, sidebarcontent: text, sidepanelcontenttop: text, sidepanelcontent: text },
    ...{ sidebarcontentbottom: text, footnotes: text, fullfooter: text, authornotes: text, credits: text },
    ...{ scrapbook: text, excerpt: text, pronunciation: text, subheading: text, icon: text },
    ...{ state: z.optional(z.enum(['public', 'private'])), isDraft: flag, isWip: flag, isAdultContent: flag },
    ...{ categoryId: link, articleParentId: link, logicalParentId: link },
    ...{ coverId: z.optional(z.nullable(z.number())) },
  }),
  read: (service, { id }, options) => service.fullArticle(id, { ...options, includeEmpty: true }),
  patch: (service, { id, worldId }, { logicalParentId: parentId, ...same }, options) =>
    service.patchArticle(id, worldId, { ...same, ...(parentId !== undefined && { parentId }) }, options),
  currentState: (resource) => ({
    values: valuesOf(resource),
    title: resource.title,
    worldId: resource.worldId || null,
    upstreamAt: resource.updatedAt,
  }),
  as: (resource) => ({ kind: 'article', resource }),
  wholeOf: (resource) => asJson(kept(resource)),
});
