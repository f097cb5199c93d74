import type { WorldId } from '../model/index.ts';
import { ServiceError } from '../service/index.ts';
import { composedValues, type FindArticle } from './compose.ts';
import type { FileRow, JobFolder, JobRow } from './database.ts';
import type { ImportDeps, ImportService } from './deps.ts';
import type { PlannedCategory } from './plan.ts';
import { titleKey } from './rules.ts';

/** The id of a planned category. Undefined: it doesn't exist yet. */
export function categoryIdOf(
  category: PlannedCategory | null,
  folders: readonly JobFolder[],
): string | null | undefined {
  if (!category) return null;
  if (category.kind === 'existing') return category.id;
  return folders.find(({ folder }) => folder === category.folder)?.id ?? undefined;
}

/** The category with this title in this place, as World Anvil has it now. */
async function find(
  service: ImportService,
  worldId: WorldId,
  title: string,
  parentId: string | null,
  taken: ReadonlySet<string | null>,
): Promise<string | null> {
  for await (const { id, ...category } of service.everyCategory(worldId))
    if (!taken.has(id) && category.parentId === parentId && titleKey(category.title) === titleKey(title))
      return id;
  return null;
}

/**
 * Creates the next category that an import needs. Before each request, the category is looked for: creating has no
 * idempotency key, and an earlier request may have arrived.
 * @returns false if all exist
 */
export async function createFolder(deps: ImportDeps, service: ImportService, job: JobRow): Promise<boolean> {
  const folder = job.folders.find(({ id }) => id === null);
  if (!folder) return false;
  const { worldId } = job;
  const change = (made: Partial<JobFolder>): Promise<JobRow | null> =>
    deps.store.changeJob(worldId, (stored) => ({
      ...stored,
      folders: stored.folders.map((one) => (one.folder === folder.folder ? { ...one, ...made } : one)),
    }));
  const parentId = categoryIdOf(folder.parent, job.folders) ?? null;
  const fields = folder.more ? textsOf(folder, job.folders) : {};
  // A backup may have several of one title in one place.
  const taken = new Set(job.folders.map(({ id }) => id));
  const known = await find(service, worldId, folder.title, parentId, taken);
  if (known !== null) {
    await remember(deps, job, folder, known);
    await change({ id: known, isOurs: folder.asked });
    return true;
  }
  await change({ asked: true, ...(folder.more && { sent: fields }) });
  const { id } = await service.createCategory({
    worldId,
    ...folder.more?.fields,
    ...fields,
    title: folder.title,
    ...(parentId === null ? {} : { parentId }),
  });
  // Without an id in the response, the next look finds it.
  if (id === null) return true;
  await remember(deps, job, folder, id);
  await change({ id, isOurs: true });
  return true;
}

/** So that a backup's category is known the next time, under whatever id it has now. */
async function remember(
  deps: ImportDeps,
  { worldId, id: job }: JobRow,
  folder: JobFolder,
  id: string,
): Promise<void> {
  if (!folder.more) return;
  const row: FileRow = {
    ...{
      worldId,
      path: folder.folder,
      job,
      step: 'done',
      title: folder.title,
      template: 'category',
      drafts: 0,
    },
    ...{ articleId: id, isNew: false, hash: null, textHash: null, nextHash: null, plan: null, sent: null },
    before: { hash: null, textHash: null },
  };
  await deps.store.put(worldId, [row]);
}

/** The texts of a category with the ids of the categories that exist. */
export function textsOf(
  { more }: Pick<JobFolder, 'more'>,
  folders: readonly JobFolder[],
  find: FindArticle = () => null,
): Record<string, string> {
  const all = (path: string) => folderAt(path, folders) ?? find(path);
  const { description = '', excerpt = '' } = more?.fields ?? {};
  const texts = Object.entries({ description, excerpt }).filter(([, text]) => text !== '');
  const filled = composedValues(Object.fromEntries(texts), more?.links ?? [], all);
  return Object.fromEntries(
    Object.entries(filled).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** A planned category by its path, once it exists. */
export function folderAt(path: string, folders: readonly JobFolder[]): ReturnType<FindArticle> {
  const id = folders.find(({ folder }) => folder === path)?.id ?? null;
  return id === null ? null : { id, template: 'category' };
}

/** Deletes the categories that an import created and that are empty, innermost first. */
export async function removeFolders(deps: ImportDeps, service: ImportService, job: JobRow): Promise<void> {
  const { worldId } = job;
  for (const { id, isOurs, folder } of [...job.folders].reverse()) {
    if (id === null || !isOurs) continue;
    const hasStayed = !(await removeIfEmpty(service, worldId, id));
    await deps.store.changeJob(worldId, (stored) => ({
      ...stored,
      folders: stored.folders.map((one) =>
        one.folder === folder ? { ...one, isOurs: false, hasStayed } : one,
      ),
    }));
  }
}

/** Resolves with whether it is gone. */
async function removeIfEmpty(service: ImportService, worldId: WorldId, id: string): Promise<boolean> {
  try {
    if (!(await isEmpty(service, worldId, id))) return false;
    await service.deleteCategory(id);
  } catch (error) {
    // An earlier worker deleted it.
    if (!(error instanceof ServiceError && error.failure.kind === 'notFound')) throw error;
  }
  return true;
}

async function isEmpty(service: ImportService, worldId: WorldId, id: string): Promise<boolean> {
  // Without this filter nobody knows what is in it.
  if (!service.capabilities.byCategory) return false;
  const { items } = await service.articles(worldId, { offset: 0, categoryId: id });
  if (items.length > 0) return false;
  for await (const { id: one, parentId } of service.everyCategory(worldId))
    if (parentId === id && one !== id) return false;
  return true;
}
