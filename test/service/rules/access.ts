import {
  articleById,
  categoryById,
  groupsOfUser,
  isCoauthor,
  type Store,
  type StoredArticle,
  type StoredCategory,
  type StoredSecret,
  type StoredUser,
  type StoredWorld,
  secretById,
  worldById,
} from '../database/index.ts';
import { forbidden, notFound } from './refusal.ts';
import { isSharedWith, isSubscriber } from './sharing.ts';

export function mayWrite(store: Store, user: StoredUser, world: StoredWorld): boolean {
  return world.ownerId === user.id || isCoauthor(store, world.id, user.id);
}

export function maySeeWorld(store: Store, user: StoredUser, world: StoredWorld): boolean {
  return world.state === 'public' || mayWrite(store, user, world) || isSubscriber(store, user, world);
}

export function visibleWorld(store: Store, user: StoredUser, id: string): StoredWorld {
  const world = worldById(store, id);
  if (!world) throw notFound();
  if (!maySeeWorld(store, user, world)) throw forbidden();
  return world;
}

export function writableWorld(store: Store, user: StoredUser, id: string): StoredWorld {
  const world = worldById(store, id);
  if (!world) throw notFound();
  if (!mayWrite(store, user, world)) throw forbidden();
  return world;
}

/** A world that the user may change itself, which only its owner may. */
export function ownWorld(store: Store, user: StoredUser, id: string): StoredWorld {
  const world = visibleWorld(store, user, id);
  if (world.ownerId !== user.id) throw forbidden();
  return world;
}

/**
 * For lists: the groups of a reader, who sees what is public or shared with them. Null for the world's authors, who see
 * everything.
 */
export function readerGroups(store: Store, user: StoredUser, world: StoredWorld): string[] | null {
  return mayWrite(store, user, world) ? null : groupsOfUser(store, world.id, user.id);
}

export interface ArticleAtHand {
  article: StoredArticle;
  world: StoredWorld;
  editable: boolean;
}

/** Drafts are visible only to the world's authors; private articles also to the groups they are shared with. */
export function maySeeArticle(
  store: Store,
  user: StoredUser,
  article: StoredArticle,
  world: StoredWorld,
): boolean {
  if (mayWrite(store, user, world)) return true;
  if (article.isDraft || !maySeeWorld(store, user, world)) return false;
  return (
    article.state === 'public' || isSharedWith(store, user, { kind: 'article', id: article.id }, world.id)
  );
}

/** An article that this user may read. */
export function visibleArticle(store: Store, user: StoredUser, id: string): ArticleAtHand {
  const article = articleById(store, id);
  if (!article) throw notFound();
  const world = visibleWorld(store, user, article.worldId);
  const editable = mayWrite(store, user, world);
  if (!maySeeArticle(store, user, article, world)) throw forbidden();
  return { article, world, editable };
}

export function writableArticle(store: Store, user: StoredUser, id: string): ArticleAtHand {
  const atHand = visibleArticle(store, user, id);
  if (!atHand.editable) throw forbidden();
  return atHand;
}

export interface CategoryAtHand {
  category: StoredCategory;
  world: StoredWorld;
  editable: boolean;
}

export function visibleCategory(store: Store, user: StoredUser, id: string): CategoryAtHand {
  const category = categoryById(store, id);
  if (!category) throw notFound();
  const world = visibleWorld(store, user, category.worldId);
  const editable = mayWrite(store, user, world);
  if (
    !editable &&
    category.state === 'private' &&
    !isSharedWith(store, user, { kind: 'category', id }, world.id)
  )
    throw forbidden();
  return { category, world, editable };
}

/** A co-author may edit other users' secrets only if the world allows it. */
function mayEditSecret(store: Store, user: StoredUser, secret: StoredSecret, world: StoredWorld): boolean {
  if (world.ownerId === user.id) return true;
  return mayWrite(store, user, world) && (secret.authorId === user.id || world.settings.openSecrets === true);
}

export function maySeeSecret(
  store: Store,
  user: StoredUser,
  secret: StoredSecret,
  world: StoredWorld,
): boolean {
  if (mayEditSecret(store, user, secret, world)) return true;
  if (!maySeeWorld(store, user, world)) return false;
  return secret.state === 'public' || isSharedWith(store, user, { kind: 'secret', id: secret.id }, world.id);
}

export interface SecretAtHand {
  secret: StoredSecret;
  world: StoredWorld;
  editable: boolean;
}

export function visibleSecret(store: Store, user: StoredUser, id: string): SecretAtHand {
  const secret = secretById(store, id);
  if (!secret) throw notFound();
  const world = visibleWorld(store, user, secret.worldId);
  if (!maySeeSecret(store, user, secret, world)) throw forbidden();
  return { secret, world, editable: mayEditSecret(store, user, secret, world) };
}
