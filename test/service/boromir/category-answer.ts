import {
  articleIdsInCategory,
  categoryById,
  linksOf,
  type StoredCategory,
  type StoredWorld,
} from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import { categoryReference, nested, type ReferenceContext, worldReference } from './reference.ts';
import { referenceTo } from './target.ts';

/** Granularities that the API description allows for categories. */
export const categoryGranularities = [-1, 0, 1, 2];

export const categoryFlags = ['isBook', 'displayBookTitle', 'isCollapsed'] as const;
export const categoryTexts = ['custom1', 'custom2', 'custom3', 'custom4', 'custom5', 'cssClasses'] as const;
export const categoryLinks = {
  pagecover: 'image',
  bookcover: 'image',
  defaultarticlecover: 'image',
  articleRedirect: 'article',
} as const;

export function categoryAnswer(
  category: StoredCategory,
  world: StoredWorld,
  context: ReferenceContext,
  granularity: number,
) {
  const { fields } = category;
  const answer: Record<string, unknown> = { ...categoryReference(category, world, context) };
  if (granularity >= 0)
    Object.assign(answer, {
      description: category.description,
      excerpt: category.excerpt,
      ...Object.fromEntries(categoryFlags.map((name) => [name, fields[name] ?? false])),
      position: category.position,
      creationDate: dateObject(category.creationDate, context.quirks),
      views: category.views,
    });
  if (granularity >= 1)
    Object.assign(answer, {
      ...Object.fromEntries(categoryTexts.map((name) => [name, fields[name] ?? null])),
      systemMeta: fields.systemMeta ?? null,
    });
  if (granularity >= 2) Object.assign(answer, detail(category, world, context));
  return answer;
}

function detail(category: StoredCategory, world: StoredWorld, context: ReferenceContext) {
  const self = { kind: 'category', id: category.id };
  const parent = category.parentId ? categoryById(context.store, category.parentId) : null;
  const links = Object.keys(categoryLinks).map((name) => {
    const target = linksOf(context.store, self, name)[0];
    return [name, target ? referenceTo(target, context) : null];
  });
  const inside = context.quirks.categoryArticles ? articleIdsInCategory(context.store, category) : null;
  return {
    ...Object.fromEntries(links),
    parent: parent ? nested(categoryReference(parent, world, context), context) : null,
    world: nested(worldReference(world, context), context),
    ...(inside
      ? { articles: inside.flatMap((id) => referenceTo({ kind: 'article', id }, context) ?? []) }
      : {}),
    editURL: `${context.origin}/world/category/${category.id}/edit`,
  };
}
