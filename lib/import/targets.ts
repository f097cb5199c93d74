import type { FindArticle } from './compose.ts';
import type { JobRow } from './database.ts';
import { folderAt } from './folders.ts';
import type { PlanRow } from './plan.ts';
import type { ImportStore } from './store.ts';

/** Finds what a row links to, as far as it exists. */
export type FindFor = (plan: Pick<PlanRow, 'links'>) => Promise<FindArticle>;

/** Reads which of the things that rows link to exist already, each once. */
export function targetsOf(
  { store }: { store: Pick<ImportStore, 'file'> },
  { worldId, folders }: JobRow,
): FindFor {
  const found = new Map<string, { id: string; template: string }>();
  return async ({ links }) => {
    for (const { to } of links) {
      if (!to || !('path' in to) || found.has(to.path)) continue;
      const row = await store.file(worldId, to.path);
      const target = row?.articleId
        ? { id: row.articleId, template: row.template }
        : folderAt(to.path, folders);
      if (target) found.set(to.path, target);
    }
    return (path) => found.get(path) ?? null;
  };
}
