import {
  type StoredArticle,
  type StoredUser,
  type StoredWorld,
  userById,
  worldBySlug,
} from '../database/index.ts';
import { renderText } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { maySeeWorld, mayWrite, readerGroups } from '../rules/index.ts';

/** Whether this viewer sees the page as somebody who writes in the world; everybody local does by default. */
export function seesAsAuthor({ viewer, quirks, store }: PageContext, world: StoredWorld): boolean {
  if (viewer) return mayWrite(store, viewer, world);
  return !quirks.pagesForOwnersOnly;
}

/** The world named in the address; null when there is none, `private` when this viewer may not see it. */
export function worldOfPage(context: PageContext): StoredWorld | 'private' | null {
  const world = worldBySlug(context.store, context.params.world ?? '');
  if (!world) return null;
  const user = eyes(context, world);
  return world.state === 'public' || (user && maySeeWorld(context.store, user, world)) ? world : 'private';
}

/** Whose eyes a page is made for: the viewer's, or the owner's where everybody local sees everything. */
export function eyes({ viewer, quirks, store }: PageContext, world: StoredWorld): StoredUser | null {
  return viewer ?? (quirks.pagesForOwnersOnly ? null : userById(store, world.ownerId));
}

/** A text of this world as this viewer sees it. */
export function shown(text: string, world: StoredWorld, context: PageContext): string {
  return renderText(text, world, { ...context, user: eyes(context, world) });
}

/** For lists: null where everything shows, else the groups whose things this viewer may see. */
export function readerGroupsOfPage(context: PageContext, world: StoredWorld): string[] | null {
  if (seesAsAuthor(context, world)) return null;
  return context.viewer ? readerGroups(context.store, context.viewer, world) : [];
}

export function isHidden(article: StoredArticle): boolean {
  return article.isDraft || article.state === 'private';
}
