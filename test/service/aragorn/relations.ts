import {
  articleById,
  childArticles,
  entityById,
  imageById,
  linkedTo,
  linksOf,
  type StoredArticle,
  type StoredWorld,
  type Target,
  worldById,
} from '../database/index.ts';
import { mayReadEntity, maySeeArticle, relationsOf } from '../rules/index.ts';
import { articleUrl, imageReference, type ReferenceContext } from './reference.ts';

/** The `relations` object: direct links, single relations and collections, by name. */
export function relations(
  article: StoredArticle,
  world: StoredWorld,
  context: ReferenceContext,
  all: boolean,
) {
  const { store } = context;
  const self = { kind: 'article', id: article.id };
  const found: Record<string, unknown> = {};
  for (const [name, id] of [
    ['articleParent', article.articleParentId],
    ['parent', article.parentId],
  ] as const) {
    const linked = id === null ? null : articleById(store, id);
    if (!linked || !shows(linked, context)) continue;
    const { title, templateType: type, state } = linked;
    found[name] = {
      id: linked.id,
      title,
      position: 'sidebar',
      type,
      relationship_type: name,
      is_article: 'true',
      state,
    };
  }
  for (const { name, target, many } of relationsOf(article.templateType)) {
    if (target === 'image') continue;
    const items = linksOf(store, self, name).flatMap((link) => item(link, world, context) ?? []);
    if (items.length === 0 && !(all && many)) continue;
    const head = { title: titleOf(name), position: 'sidebar' };
    found[name] = many
      ? { ...head, type: 'collection', items }
      : { ...head, type: 'singular', items: withoutAddress(items[0]) };
  }
  const timeline =
    linksOf(store, self, 'timeline')[0]?.id ?? linkedTo(store, 'timeline', 'article', self)[0] ?? null;
  const line = timeline && item({ kind: 'timeline', id: timeline }, world, context);
  if (line) {
    const { id, title, state } = line;
    const type = 'timeline';
    found.timeline = { id, title, position: 'sidebar', type, is_article: 'false', state };
  }
  const children = childArticles(store, article).filter((child) => shows(child, context));
  if (children.length > 0)
    found.articles = {
      title: 'Articles under this one',
      position: 'sidebar',
      type: 'collection',
      items: children.map((child) => articleItem(child, world, context)),
    };
  return found;
}

/** The portrait of a character or the flag of an organization, if any. */
export function pictureNode({ id, templateType }: StoredArticle, context: ReferenceContext) {
  const name = { person: 'portrait', organization: 'flag' }[templateType];
  const link = name ? linksOf(context.store, { kind: 'article', id }, name)[0] : undefined;
  const image = link ? imageById(context.store, Number(link.id)) : null;
  return name && image ? { [name]: imageReference(image.id, context) } : {};
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/([A-Z])/g, ' $1');
}

interface Item {
  id: string | number;
  title: string;
  type: string;
  state: string | null;
  is_article: 'true' | 'false';
  slug: string | null;
  url: string | null;
}

function withoutAddress(found: Item | undefined) {
  if (!found) return null;
  const { slug: _, url: __, ...rest } = found;
  return rest;
}

function articleItem(article: StoredArticle, world: StoredWorld, context: ReferenceContext): Item {
  return {
    id: article.id,
    title: article.title,
    slug: article.slug,
    url: articleUrl(article, world, context),
    type: article.templateType,
    state: article.state,
    is_article: 'true',
  };
}

function item({ kind, id }: Target, world: StoredWorld, context: ReferenceContext): Item | null {
  if (kind === 'article') {
    const article = articleById(context.store, id);
    return article && shows(article, context) ? articleItem(article, world, context) : null;
  }
  const entity = entityById(context.store, kind, id);
  if (!entity || !mayReadEntity(context.store, context.user, entity)) return null;
  const { title, slug, state } = entity;
  const url = kind === 'block' ? `${context.origin}/sheet/${id}/view` : null;
  return { id: kind === 'block' ? Number(id) : id, title, slug, url, type: kind, state, is_article: 'false' };
}

function shows(article: StoredArticle, { store, user }: ReferenceContext): boolean {
  const world = worldById(store, article.worldId);
  return world !== null && maySeeArticle(store, user, article, world);
}
