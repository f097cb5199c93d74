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

/** Whether this viewer counts as an author of the world. By default, every local viewer does. */
export function seesAsAuthor({ viewer, quirks, store }: PageContext, world: StoredWorld): boolean {
  if (viewer) return mayWrite(store, viewer, world);
  return !quirks.pagesForOwnersOnly;
}

/** The world in the address. Null if there is none, `private` if this viewer may not see it. */
export function worldOfPage(context: PageContext): StoredWorld | 'private' | null {
  const world = worldBySlug(context.store, context.params.world ?? '');
  if (!world) return null;
  const user = effectiveUser(context, world);
  return world.state === 'public' || (user && maySeeWorld(context.store, user, world)) ? world : 'private';
}

/** The user whose permissions apply to a page: the viewer, or the owner if every local viewer sees everything. */
export function effectiveUser({ viewer, quirks, store }: PageContext, world: StoredWorld): StoredUser | null {
  return viewer ?? (quirks.pagesForOwnersOnly ? null : userById(store, world.ownerId));
}

/** Renders a text of this world for this viewer. */
export function shown(text: string, world: StoredWorld, context: PageContext): string {
  return renderText(text, world, { ...context, user: effectiveUser(context, world) });
}

/** For lists: null if the viewer sees everything, else the viewer's groups. */
export function readerGroupsOfPage(context: PageContext, world: StoredWorld): string[] | null {
  if (seesAsAuthor(context, world)) return null;
  return context.viewer ? readerGroups(context.store, context.viewer, world) : [];
}

export function isHidden(article: StoredArticle): boolean {
  return article.isDraft || article.state === 'private';
}
