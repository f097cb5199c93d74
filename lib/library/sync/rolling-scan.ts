import type { EntryRef } from '../search/index.ts';
import { reading } from '../store/apply.ts';
import type { ListName, ListRow, SyncRow } from '../store/database.ts';
import { locations } from '../store/open-copy.ts';
import { forgetSkipped, noteSkipped, readSkipped } from '../store/skipped.ts';
import { type ListPage, readEntry } from './list-page.ts';
import { isListed, KIND_OF, READ, type Read } from './lists.ts';
import { failureKind, type SyncContext } from './service.ts';
import { skipReason } from './skip-reason.ts';
import { writeStep } from './step.ts';

/** Missed entries to check one by one. If all of them are deleted, so are the rest. */
const MAX_CHECKS = 25;
/** A copy needs these two; an account may lack access to any other list. */
const NEEDED: ReadonlySet<ListName> = new Set(['categories', 'articles']);
const REFUSED: ReadonlySet<string> = new Set(['forbidden', 'unsupported', 'notFound']);
/** Entries per page, except articles. */
const OTHER_PAGE = 50;
/** Tries of such a page before it is skipped. */
const PAGE_TRIES = 3;
/** Milliseconds. A list that was given up is scanned again within a day. */
export const OVERDUE = 6 * 24 * 3_600_000;

const withList = (row: SyncRow, name: ListName, list: ListRow): SyncRow => ({
  ...row,
  lists: { ...row.lists, [name]: list },
});

/** Starts a new scan. Whether statblocks are listed by folder is kept. */
const restarted = (list: ListRow, now: number): ListRow => ({
  ...list,
  ...{ phase: 'pages', offset: 0, seen: new Uint8Array(0), asked: 0, gone: 0, beganAt: now },
  folders: list.folders && { listed: 0, queue: [] },
});

const ended = (row: SyncRow, name: ListName, now: number): SyncRow => {
  const list = row.lists[name];
  const kept = row.counts[KIND_OF[name]] - (name === 'articles' ? row.drafts : 0);
  const surplus = list.offset - kept;
  return {
    ...withList(row, name, { ...list, phase: 'idle', seen: new Uint8Array(0), endedAt: now, surplus }),
    due: row.due.filter((due) => due !== name),
  };
};

/** Reads one page of the scan through a list, or starts one. Returns the number of entries changed. */
export async function rollingScanStep(
  context: SyncContext,
  row: SyncRow,
  name: ListName,
  read: Read = READ[name],
): Promise<number> {
  const before = row.lists[name];
  if (before.phase === 'doubts') return checkMissed(context, row, name);
  const now = context.now();
  const list = before.phase === 'idle' ? restarted(before, now) : before;
  const page = isListed(context, name) ? await readOrRefused(context, row, name, list, read) : now;
  if (typeof page === 'number')
    return writeStep(context, row, {}, (latest) =>
      ended(withList(latest, name, { ...list, offset: row.counts[KIND_OF[name]] }), name, page),
    );
  const { entries, completeness, categories, offset, folders, isLast, cutOff } = page;
  const seen = { entries, completeness, ...(categories && { categories }) };
  const changed = await writeStep(context, row, seen, (latest, placed) => {
    const after: ListRow = {
      ...list,
      ...{ offset, folders, seen: addSeen(list.seen, placed) },
      phase: isLast ? 'doubts' : 'pages',
      elsewhere: page.elsewhere ?? list.elsewhere,
    };
    const tellsParents = latest.tellsParents || (name === 'categories' && completeness === 'listed');
    return { ...withList(latest, name, after), userId: page.userId ?? latest.userId, tellsParents };
  });
  if (cutOff) throw cutOff.by;
  return changed;
}

/** A page, or the time at which an unavailable list counts as scanned. */
async function readOrRefused(
  context: SyncContext,
  row: SyncRow,
  name: ListName,
  list: ListRow,
  read: Read,
): Promise<ListPage | number> {
  try {
    const page = await read(context, list, row);
    await forgetSkipped(context.worldId, pageOf(name, list));
    return page;
  } catch (error) {
    if (NEEDED.has(name)) return skippedPage(context, name, list, error);
    if (REFUSED.has(failureKind(error) ?? '')) return context.now();
    await skipReason(context, error);
    // The trouble may pass. Nothing else waits for this list, and it is tried next.
    if (row.due.length < 2) return context.now() - OVERDUE;
    await writeStep(context, row, {}, (latest) => ({
      ...latest,
      due: [...latest.due.filter((due) => due !== name), name],
    }));
    throw error;
  }
}

async function isSkipped(
  { worldId }: SyncContext,
  name: ListName,
  list: ListRow,
  size: number,
): Promise<boolean> {
  const { id } = pageOf(name, { ...list, offset: list.offset - size });
  return (await readSkipped(worldId)).some((one) => one.kind === 'list' && one.id === id);
}

const pageOf = (name: ListName, { offset }: ListRow) => ({
  kind: 'list',
  id: `${name} ${offset}`,
  title: null,
});

/** Skips a page that can't be read while others can; rejects until it was tried often enough. */
async function skippedPage(
  context: SyncContext,
  name: ListName,
  list: ListRow,
  error: unknown,
): Promise<ListPage> {
  const kind = failureKind(error) ?? '';
  // Without access to articles there is no copy.
  if (REFUSED.has(kind) || kind === 'invalid') throw error;
  const reason = await skipReason(context, error);
  const tries = await noteSkipped(context.worldId, pageOf(name, list), reason, context.now());
  if (tries < PAGE_TRIES) throw error;
  const total = name === 'articles' ? context.total() : null;
  const size = name === 'articles' ? context.service.capabilities.articlePage : OTHER_PAGE;
  const offset = Math.min(list.offset + size, total ?? Number.POSITIVE_INFINITY);
  const nothing = { entries: [], completeness: 'listed' as const, folders: null };
  // After two such pages in a row, assume that nothing follows.
  const isLast = offset === total || (total === null && (await isSkipped(context, name, list, size)));
  return { ...nothing, offset, isLast };
}

/** Entries of a kind that the scan missed, except drafts that are being sent, which no list has. */
async function findMissed({ worldId }: SyncContext, name: ListName): Promise<EntryRef[]> {
  return reading(worldId, (copy) => {
    const refs: EntryRef[] = [];
    const { seen } = copy.row.lists[name];
    for (const { location, layer } of locations(copy)) {
      if (hasSeen(seen, location)) continue;
      const ref = layer.segment.hot.entry(location)?.ref;
      if (ref?.kind === KIND_OF[name] && !ref.id.startsWith('draft:')) refs.push(ref);
    }
    return refs;
  });
}

/** Lists shift while they are read, so missed entries are checked by id before they are deleted. */
async function checkMissed(context: SyncContext, row: SyncRow, name: ListName): Promise<number> {
  const list = row.lists[name];
  const open = await findMissed(context, name);
  const now = context.now();
  if (list.asked >= MAX_CHECKS) {
    const drop = list.gone === list.asked ? open : [];
    return writeStep(context, row, { drop }, (latest) => ended(latest, name, now));
  }
  const ref = open[(list.asked * 7919) % Math.max(1, open.length)];
  if (!ref) return writeStep(context, row, {}, (latest) => ended(latest, name, now));
  const found = await readEntry(context, ref);
  const asked = { ...list, asked: list.asked + 1 };
  if (found === null)
    return writeStep(context, row, { drop: [ref] }, (latest) =>
      withList(latest, name, { ...asked, gone: list.gone + 1 }),
    );
  return writeStep(context, row, { entries: [found], completeness: 'listed' }, (latest, placed) =>
    withList(latest, name, { ...asked, seen: addSeen(list.seen, placed) }),
  );
}

/** Whether the bit of a location is set. */
const hasSeen = (seen: Uint8Array, location: number): boolean =>
  ((seen[location >> 3] ?? 0) & (1 << (location & 7))) !== 0;

/** Sets the bits of these locations, in a copy. */
function addSeen(seen: Uint8Array, locations: readonly number[]): Uint8Array {
  const last = Math.max(-1, ...locations);
  const more = new Uint8Array(Math.max(seen.length, (last >> 3) + 1));
  more.set(seen);
  for (const location of locations) more[location >> 3] = (more[location >> 3] ?? 0) | (1 << (location & 7));
  return more;
}
