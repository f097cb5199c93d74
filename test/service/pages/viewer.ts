import { type StoredArticle, type StoredWorld, worldBySlug } from '../database/index.ts';
import type { PageContext } from '../route.ts';
import { mayWrite, readerGroups } from '../rules/index.ts';

/** Whether this viewer sees the page as somebody who writes in the world; everybody local does by default. */
export function seesAsAuthor({ viewer, quirks, store }: PageContext, world: StoredWorld): boolean {
  if (viewer) return mayWrite(store, viewer, world);
  return !quirks.pagesForOwnersOnly;
}

/** The world named in the address; null when there is none, `private` when this viewer may not see it. */
export function worldOfPage(context: PageContext): StoredWorld | 'private' | null {
  const world = worldBySlug(context.store, context.params.world ?? '');
  if (!world) return null;
  return world.state === 'public' || seesAsAuthor(context, world) ? world : 'private';
}

/** For lists: null where everything shows, else the groups whose things this viewer may see. */
export function readerGroupsOfPage(context: PageContext, world: StoredWorld): string[] | null {
  if (seesAsAuthor(context, world)) return null;
  return context.viewer ? readerGroups(context.store, context.viewer, world) : [];
}

export function isHidden(article: StoredArticle): boolean {
  return article.isDraft || article.state === 'private';
}
