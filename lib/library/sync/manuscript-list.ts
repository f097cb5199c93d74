import type { Manuscript } from '../../model/index.ts';
import { holds } from '../store/apply.ts';
import type { ListRow, SyncRow } from '../store/database.ts';
import { entryOfReference } from './entries.ts';
import { type ListPage, pageOf } from './list-page.ts';
import type { SyncContext } from './service.ts';
import { withSkipReason } from './skip-reason.ts';

/**
 * One API version lists a world's manuscripts. The other lists a user's, without their worlds, so each is read once
 * when first seen.
 */
export async function manuscriptPage(context: SyncContext, list: ListRow, row: SyncRow): Promise<ListPage> {
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
