import {
  articleIdsInCategory,
  categoryById,
  linksOf,
  type StoredCategory,
  type StoredWorld,
} from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import { categoryReference, type Ground, nested, worldReference } from './reference.ts';
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
  ground: Ground,
  granularity: number,
) {
  const { fields } = category;
  const answer: Record<string, unknown> = { ...categoryReference(category, world, ground) };
  if (granularity >= 0)
    Object.assign(answer, {
      description: category.description,
      excerpt: category.excerpt,
      ...Object.fromEntries(categoryFlags.map((name) => [name, fields[name] ?? false])),
      position: category.position,
      creationDate: dateObject(category.creationDate, ground.quirks),
      views: category.views,
    });
  if (granularity >= 1)
    Object.assign(answer, {
      ...Object.fromEntries(categoryTexts.map((name) => [name, fields[name] ?? null])),
      systemMeta: fields.systemMeta ?? null,
    });
  if (granularity >= 2) Object.assign(answer, detail(category, world, ground));
  return answer;
}

function detail(category: StoredCategory, world: StoredWorld, ground: Ground) {
  const self = { kind: 'category', id: category.id };
  const parent = category.parentId ? categoryById(ground.store, category.parentId) : null;
  const links = Object.keys(categoryLinks).map((name) => {
    const target = linksOf(ground.store, self, name)[0];
    return [name, target ? referenceTo(target, ground) : null];
  });
  const inside = ground.quirks.categoryArticles ? articleIdsInCategory(ground.store, category) : null;
  return {
    ...Object.fromEntries(links),
    parent: parent ? nested(categoryReference(parent, world, ground), ground) : null,
    world: nested(worldReference(world, ground), ground),
    ...(inside
      ? { articles: inside.flatMap((id) => referenceTo({ kind: 'article', id }, ground) ?? []) }
      : {}),
    editURL: `${ground.origin}/world/category/${category.id}/edit`,
  };
}
