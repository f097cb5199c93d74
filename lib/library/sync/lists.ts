import type { Manuscript } from '../../model/index.ts';
import { entryOfArticle } from '../changes.ts';
import type { EntryKind } from '../search/index.ts';
import { holds } from '../store/apply.ts';
import type { FolderPlace, ListName, ListRow, SyncRow } from '../store/database.ts';
import { entryOfCategory, entryOfReference, entryOfStatblock } from './entries.ts';
import { type ListPage, pageOf } from './list-page.ts';
import { failureKind, type SyncContext } from './service.ts';
import { withSkipReason } from './skip-reason.ts';

export const KIND_OF: Record<ListName, EntryKind> = {
  categories: 'category',
  articles: 'article',
  secrets: 'secret',
  statblocks: 'statblock',
  images: 'image',
  manuscripts: 'manuscript',
};

export type Read = (context: SyncContext, list: ListRow, row: SyncRow) => Promise<ListPage>;

const categories: Read = async ({ service, worldId, options }, list, row) => {
  const page = await service.categories(worldId, list.offset, options);
  const tellsParents =
    row.tellsParents || service.version === 'earlier' || page.items.some(({ parentId }) => parentId !== null);
  const completeness = tellsParents ? 'listed' : 'flat';
  return { ...pageOf(page, list, entryOfCategory), completeness, categories: page.items };
};

/** Oldest first if possible: new articles then appear at the end and move nothing. */
export const articlesAt = (
  { service, worldId, options }: SyncContext,
  offset: number,
  at: ListRow,
): Promise<ListPage> => {
  const order = service.capabilities.newestFirst
    ? ({ order: 'created', direction: 'ascending' } as const)
    : {};
  return service
    .articles(worldId, { offset, ...order }, options)
    .then((page) => pageOf(page, { ...at, offset }, (article) => entryOfArticle(article)));
};

const articles: Read = async (context, list, row) => {
  const page = await articlesAt(context, list.offset, list);
  // A first copy trusts the world's article count and doesn't read past it.
  return { ...page, isLast: page.isLast || (row.syncedAt === null && page.offset === context.total()) };
};

const secrets: Read = async ({ service, worldId, options }, list) =>
  pageOf(await service.secrets(worldId, list.offset, options), list, (item) =>
    entryOfReference('secret', worldId, item),
  );

const images: Read = async ({ service, worldId, options }, list) => ({
  ...pageOf(await service.images(worldId, list.offset, options), list, (item) =>
    entryOfReference('image', worldId, item),
  ),
  // The older API's entries have only title, state and URL.
  completeness: service.version === 'earlier' ? 'untagged' : 'listed',
});

const statblocks: Read = async (context, list) => {
  if (list.folders) return statblocksByFolder(context, list, list.folders);
  const { service, worldId, options } = context;
  try {
    const page = await service.statblocks(worldId, list.offset, options);
    return pageOf(page, list, (item) => entryOfStatblock(worldId, item));
  } catch (error) {
    const isRefused = failureKind(error) === 'forbidden' && list.offset === 0;
    if (!isRefused || service.capabilities.missing.has('statblockFolders')) throw error;
    return statblocksByFolder(context, list, { listed: 0, queue: [] });
  }
};

/** Many accounts can't list a world's statblocks, so read them folder by folder. */
async function statblocksByFolder(
  context: SyncContext,
  list: ListRow,
  { listed, queue }: FolderPlace,
): Promise<ListPage> {
  const { service, worldId, options } = context;
  const nothing = { entries: [], completeness: 'listed' as const, offset: 0 };
  if (listed !== null) {
    const page = await service.statblockFolders(worldId, listed, options);
    const ids = [...queue, ...page.items.map(({ id }) => id)];
    const read = page.items.length + page.skipped;
    const next = page.last || read === 0 ? null : listed + read;
    return { ...nothing, folders: { listed: next, queue: ids }, isLast: next === null && ids.length === 0 };
  }
  const [folder, ...rest] = queue;
  if (folder === undefined) return { ...nothing, folders: { listed: null, queue: [] }, isLast: true };
  const done = { listed: null, queue: rest };
  const page = await withSkipReason(context, service.folderStatblocks(folder, list.offset, options));
  // A folder that is deleted or can't be read doesn't stop the others.
  if (page === null || page === 'unclear') return { ...nothing, folders: done, isLast: rest.length === 0 };
  const read = pageOf(page, list, (item) => entryOfStatblock(worldId, item));
  if (!read.isLast) return { ...read, folders: { listed, queue } };
  return { ...read, offset: 0, folders: done, isLast: rest.length === 0 };
}

export const READ: Record<ListName, Read> = {
  categories,
  articles,
  secrets,
  statblocks,
  images,
  manuscripts: manuscriptPage,
};

/** Whether this API version has the list. */
export const isListed = ({ service: { capabilities } }: SyncContext, name: ListName): boolean =>
  !capabilities.missing.has(name) || (name === 'manuscripts' && !capabilities.missing.has('userManuscripts'));

/** One API version lists a world's manuscripts. The other lists a user's, so each is read once. */
async function manuscriptPage(context: SyncContext, list: ListRow, row: SyncRow): Promise<ListPage> {
  const { service, worldId, options } = context;
  if (!service.capabilities.missing.has('manuscripts')) {
    const page = await service.manuscripts(worldId, list.offset, options);
    return pageOf(page, list, (item) => entryOfReference('manuscript', worldId, item));
  }
  const userId = row.userId ?? (await service.identity(options)).id;
  const all = await service.userManuscripts(userId, options);
  const elsewhere = new Set(list.elsewhere);
  const here = [];
  for (const item of all) {
    if (elsewhere.has(item.id)) continue;
    const isKnown = await holds(worldId, { kind: 'manuscript', id: item.id });
    if (isKnown || (await isOf(context, item.id))) here.push(entryOfReference('manuscript', worldId, item));
    else elsewhere.add(item.id);
  }
  const still = all.filter(({ id }) => elsewhere.has(id)).map(({ id }) => id);
  return {
    ...{ entries: here, completeness: 'untagged', offset: here.length, folders: null, isLast: true },
    ...{ elsewhere: still, userId },
  };
}

/** Show a manuscript of an unknown world rather than hide it. */
async function isOf(context: SyncContext, id: string): Promise<boolean> {
  const { service, worldId, options } = context;
  const read: Manuscript | 'unclear' | null = await withSkipReason(context, service.manuscript(id, options));
  if (read === null) return false;
  return read === 'unclear' || read.worldId === null || read.worldId === worldId;
}
