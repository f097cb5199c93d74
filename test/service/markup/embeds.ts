import {
  articleById,
  categoryById,
  entityById,
  listEntities,
  type Store,
  type StoredArticle,
  type StoredUser,
  type StoredWorld,
  secretById,
  worldById,
} from '../database/index.ts';
import { mayReadEntity, maySeeArticle, maySeeSecret, statblockData } from '../rules/index.ts';
import { escapeHtml } from './escape.ts';

export interface EmbedContext {
  store: Store;
  origin: string;
  /** The viewer. Null or missing for a stranger. */
  user?: StoredUser | null;
}

/**
 * Renders a tag that embeds something, or returns null for unknown tags. `inside` renders a text of the embedded
 * resource.
 */
export function embed(
  name: string,
  argument: string,
  world: StoredWorld,
  context: EmbedContext,
  inside: (text: string) => string,
): string | null {
  const [id = '', words = ''] = argument.split('|');
  switch (name) {
    case 'roll':
      return `<span class="dice-roll" data-roll="${escapeHtml(id)}">${escapeHtml(words || id)}</span>`;
    case 'secret':
      return secretBox(id, context, inside);
    case 'block':
      return statblock(id, context, inside);
    case 'blocklink':
    case 'timeline':
    case 'history':
    case 'map':
    case 'manuscript':
      return entityLink(name === 'blocklink' ? 'block' : name, id, world, context);
    case 'articleblock': {
      const article = articleById(context.store, id);
      return article && shows(article, context) ? articleCard(article, world, context) : missing(name, id);
    }
    case 'category': {
      const category = categoryById(context.store, id);
      if (!category) return missing(name, id);
      return `<a href="${context.origin}/w/${world.slug}/c/${category.slug}">${escapeHtml(category.title)}</a>`;
    }
    case 'user':
    case 'usercard':
      return `<a href="${context.origin}/author/${encodeURIComponent(id)}">${escapeHtml(id)}</a>`;
    case 'var':
      return variable(id.split('-')[0] ?? '', world, context) ?? missing(name, id);
    default:
      return argument === '' ? null : prefixedVariable(name, id, world, context);
  }
}

function missing(name: string, id: string): string {
  return `<span class="broken-embed">${escapeHtml(`[${name}:${id}]`)}</span>`;
}

/** The box is shown to everybody, the content only to those who may read it. */
function secretBox(id: string, context: EmbedContext, inside: (text: string) => string): string {
  const secret = secretById(context.store, id);
  const home = secret && worldById(context.store, secret.worldId);
  if (!secret || !home) return missing('secret', id);
  const open =
    secret.state === 'public' || (context.user && maySeeSecret(context.store, context.user, secret, home));
  if (!open) return '<section class="user-css-secret locked">This secret is not for you</section>';
  return `<section class="user-css-secret" data-secret-id="${secret.id}"><strong>${escapeHtml(secret.title)}</strong>${inside(secret.content)}</section>`;
}

/** A statblock as World Anvil's plain card: each value under its key. */
export function statblock(id: string, context: EmbedContext, inside: (text: string) => string): string {
  const block = entityById(context.store, 'block', id);
  const open = block && (block.fields.isShared === true || readable(block, context));
  if (!block || !open) return missing('block', id);
  const hidden = ['templateId', 'blockId', 'world', 'folder', 'isShared', 'tags', 'name'];
  const rows = Object.entries(statblockData(block))
    .filter(([key, value]) => value !== '' && !hidden.includes(key))
    .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${inside(value)}</dd>`);
  return `<div class="user-css-rpgblock" data-block-id="${escapeHtml(id)}"><h3>${escapeHtml(block.title)}</h3><dl>${rows.join('')}</dl></div>`;
}

function readable(entity: Parameters<typeof mayReadEntity>[2], { store, user }: EmbedContext): boolean {
  return user ? mayReadEntity(store, user, entity) : entity.state === 'public';
}

function entityLink(kind: string, id: string, world: StoredWorld, context: EmbedContext): string {
  const entity = entityById(context.store, kind, id);
  if (!entity || !readable(entity, context)) return missing(kind, id);
  const paths: Record<string, string> = {
    block: `/sheet/${id}/view`,
    timeline: `/w/${world.slug}/t/${entity.slug}`,
    history: `/w/${world.slug}/h/${id}`,
    map: `/w/${world.slug}/map/${id}`,
    manuscript: `/community/manuscripts/read/${entity.slug}`,
  };
  return `<a class="${kind}-link" href="${context.origin}${escapeHtml(paths[kind] ?? '/')}">${escapeHtml(entity.title)}</a>`;
}

function shows(article: StoredArticle, { store, user }: EmbedContext): boolean {
  const home = worldById(store, article.worldId);
  if (!home) return false;
  if (user) return maySeeArticle(store, user, article, home);
  return article.state === 'public' && !article.isDraft;
}

function articleCard(article: StoredArticle, world: StoredWorld, { origin }: EmbedContext): string {
  return `<div class="article-block" data-article-id="${article.id}"><a href="${origin}/w/${world.slug}/a/${article.slug}">${escapeHtml(article.title || 'Untitled')}</a><p>${escapeHtml(article.excerpt ?? '')}</p></div>`;
}

/** `[var:key-…]`: a variable of this world by its key. */
function variable(key: string, world: StoredWorld, { store }: EmbedContext): string | null {
  const found = listEntities(store, { kind: 'variable', within: { kind: 'world', id: world.id } }).find(
    ({ fields }) => fields.k === key,
  );
  return found ? `<span class="variable">${escapeHtml(String(found.fields.v ?? ''))}</span>` : null;
}

/** `[prefix:key]`: the same, if a collection of this world has that prefix. */
function prefixedVariable(
  prefix: string,
  key: string,
  world: StoredWorld,
  context: EmbedContext,
): string | null {
  const known = listEntities(context.store, {
    kind: 'variable_collection',
    within: { kind: 'world', id: world.id },
  }).some(({ fields }) => String(fields.prefix ?? '').toLowerCase() === prefix);
  return known ? (variable(key, world, context) ?? missing(prefix, key)) : null;
}
