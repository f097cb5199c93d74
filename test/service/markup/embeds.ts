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

export interface EmbedGround {
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
  ground: EmbedGround,
  inside: (text: string) => string,
): string | null {
  const [id = '', words = ''] = argument.split('|');
  switch (name) {
    case 'roll':
      return `<span class="dice-roll" data-roll="${escapeHtml(id)}">${escapeHtml(words || id)}</span>`;
    case 'secret':
      return secretBox(id, ground, inside);
    case 'block':
      return statblock(id, ground, inside);
    case 'blocklink':
    case 'timeline':
    case 'history':
    case 'map':
    case 'manuscript':
      return entityLink(name === 'blocklink' ? 'block' : name, id, world, ground);
    case 'articleblock': {
      const article = articleById(ground.store, id);
      return article && shows(article, ground) ? articleCard(article, world, ground) : missing(name, id);
    }
    case 'category': {
      const category = categoryById(ground.store, id);
      if (!category) return missing(name, id);
      return `<a href="${ground.origin}/w/${world.slug}/c/${category.slug}">${escapeHtml(category.title)}</a>`;
    }
    case 'user':
    case 'usercard':
      return `<a href="${ground.origin}/author/${encodeURIComponent(id)}">${escapeHtml(id)}</a>`;
    case 'var':
      return variable(id.split('-')[0] ?? '', world, ground) ?? missing(name, id);
    default:
      return argument === '' ? null : prefixedVariable(name, id, world, ground);
  }
}

function missing(name: string, id: string): string {
  return `<span class="broken-embed">${escapeHtml(`[${name}:${id}]`)}</span>`;
}

/** The box is shown to everybody, the content only to those who may read it. */
function secretBox(id: string, ground: EmbedGround, inside: (text: string) => string): string {
  const secret = secretById(ground.store, id);
  const home = secret && worldById(ground.store, secret.worldId);
  if (!secret || !home) return missing('secret', id);
  const open =
    secret.state === 'public' || (ground.user && maySeeSecret(ground.store, ground.user, secret, home));
  if (!open) return '<section class="user-css-secret locked">This secret is not for you</section>';
  return `<section class="user-css-secret" data-secret-id="${secret.id}"><strong>${escapeHtml(secret.title)}</strong>${inside(secret.content)}</section>`;
}

/** A statblock as World Anvil's plain card: each value under its key. */
export function statblock(id: string, ground: EmbedGround, inside: (text: string) => string): string {
  const block = entityById(ground.store, 'block', id);
  const open = block && (block.fields.isShared === true || readable(block, ground));
  if (!block || !open) return missing('block', id);
  const hidden = ['templateId', 'blockId', 'world', 'folder', 'isShared', 'tags', 'name'];
  const rows = Object.entries(statblockData(block))
    .filter(([key, value]) => value !== '' && !hidden.includes(key))
    .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${inside(value)}</dd>`);
  return `<div class="user-css-rpgblock" data-block-id="${escapeHtml(id)}"><h3>${escapeHtml(block.title)}</h3><dl>${rows.join('')}</dl></div>`;
}

function readable(entity: Parameters<typeof mayReadEntity>[2], { store, user }: EmbedGround): boolean {
  return user ? mayReadEntity(store, user, entity) : entity.state === 'public';
}

function entityLink(kind: string, id: string, world: StoredWorld, ground: EmbedGround): string {
  const entity = entityById(ground.store, kind, id);
  if (!entity || !readable(entity, ground)) return missing(kind, id);
  const paths: Record<string, string> = {
    block: `/sheet/${id}/view`,
    timeline: `/w/${world.slug}/t/${entity.slug}`,
    history: `/w/${world.slug}/h/${id}`,
    map: `/w/${world.slug}/map/${id}`,
    manuscript: `/community/manuscripts/read/${entity.slug}`,
  };
  return `<a class="${kind}-link" href="${ground.origin}${escapeHtml(paths[kind] ?? '/')}">${escapeHtml(entity.title)}</a>`;
}

function shows(article: StoredArticle, { store, user }: EmbedGround): boolean {
  const home = worldById(store, article.worldId);
  if (!home) return false;
  if (user) return maySeeArticle(store, user, article, home);
  return article.state === 'public' && !article.isDraft;
}

function articleCard(article: StoredArticle, world: StoredWorld, { origin }: EmbedGround): string {
  return `<div class="article-block" data-article-id="${article.id}"><a href="${origin}/w/${world.slug}/a/${article.slug}">${escapeHtml(article.title || 'Untitled')}</a><p>${escapeHtml(article.excerpt ?? '')}</p></div>`;
}

/** `[var:key-…]`: a variable of this world by its key. */
function variable(key: string, world: StoredWorld, { store }: EmbedGround): string | null {
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
  ground: EmbedGround,
): string | null {
  const known = listEntities(ground.store, {
    kind: 'variable_collection',
    within: { kind: 'world', id: world.id },
  }).some(({ fields }) => String(fields.prefix ?? '').toLowerCase() === prefix);
  return known ? (variable(key, world, ground) ?? missing(prefix, key)) : null;
}
