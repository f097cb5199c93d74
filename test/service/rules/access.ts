import {
  articleById,
  categoryById,
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

export function mayWrite(store: Store, user: StoredUser, world: StoredWorld): boolean {
  return world.ownerId === user.id || isCoauthor(store, world.id, user.id);
}

export function maySeeWorld(store: Store, user: StoredUser, world: StoredWorld): boolean {
  return world.state === 'public' || mayWrite(store, user, world);
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

export interface ArticleAtHand {
  article: StoredArticle;
  world: StoredWorld;
  editable: boolean;
}

/** An article that this user may read: drafts and private ones only for those who write in the world. */
export function visibleArticle(store: Store, user: StoredUser, id: string): ArticleAtHand {
  const article = articleById(store, id);
  if (!article) throw notFound();
  const world = visibleWorld(store, user, article.worldId);
  const editable = mayWrite(store, user, world);
  if (!editable && (article.state === 'private' || article.isDraft)) throw forbidden();
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
  if (!editable && category.state === 'private') throw forbidden();
  return { category, world, editable };
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
  const editable = mayWrite(store, user, world);
  if (!editable && secret.state === 'private') throw forbidden();
  return { secret, world, editable };
}
