import type { EntryRef } from '../search/index.ts';
import { reading } from '../store/apply.ts';
import type { ListName, ListRow, SyncRow } from '../store/database.ts';
import { locations } from '../store/open-copy.ts';
import { forgetSkipped, noteSkipped, readSkipped } from '../store/skipped.ts';
import type { ListPage } from './list-page.ts';
import { isListed, KIND_OF, READ, type Read } from './lists.ts';
import { readEntry } from './read-entry.ts';
import { addSeen, hasSeen } from './seen.ts';
import { failureKind, type SyncContext } from './service.ts';
import { skipReason } from './skip-reason.ts';
import { writeStep } from './step.ts';

/** Entries that a round missed and that are asked for one by one. Are all of them gone, so are the rest. */
const MAX_CHECKS = 25;
/** Without these two there is no copy; any other list may be refused to an account. */
const NEEDED: ReadonlySet<ListName> = new Set(['categories', 'articles']);
const REFUSED: ReadonlySet<string> = new Set(['forbidden', 'unsupported', 'notFound']);
/** Entries on a page of any list but that of articles. */
const OTHER_PAGE = 50;
/** Tries of one page of these, after which the round goes on behind it. */
const PAGE_TRIES = 3;
/** Milliseconds: what was given up is gone through a day later, at the latest. */
export const OVERDUE = 6 * 24 * 3_600_000;

const withList = (row: SyncRow, name: ListName, list: ListRow): SyncRow => ({
  ...row,
  lists: { ...row.lists, [name]: list },
});

/** From the beginning again. Whether statblocks come by folder stays known. */
export const restarted = (list: ListRow, now: number): ListRow => ({
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

/**
 * One page of the round through a list (or what `read` takes for one), begun where none is under way. Resolves with how
 * many entries changed.
 */
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

/** A page; or, of a list that is not to be had, when it counts as gone through. */
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
    // Trouble that may pass, or may not: nothing else waits for this list, and it is the next that is tried.
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

/** Behind a page that cannot be read, although everything else can; rejects until it was tried often enough. */
async function skippedPage(
  context: SyncContext,
  name: ListName,
  list: ListRow,
  error: unknown,
): Promise<ListPage> {
  const kind = failureKind(error) ?? '';
  // Who may not read articles has no copy of them.
  if (REFUSED.has(kind) || kind === 'invalid') throw error;
  const reason = await skipReason(context, error);
  const tries = await noteSkipped(context.worldId, pageOf(name, list), reason, context.now());
  if (tries < PAGE_TRIES) throw error;
  const total = name === 'articles' ? context.total() : null;
  const size = name === 'articles' ? context.service.capabilities.articlePage : OTHER_PAGE;
  const offset = Math.min(list.offset + size, total ?? Number.POSITIVE_INFINITY);
  const nothing = { entries: [], completeness: 'listed' as const, folders: null };
  // Two such pages in a row, and nothing tells whether there is anything behind them.
  const isLast = offset === total || (total === null && (await isSkipped(context, name, list, size)));
  return { ...nothing, offset, isLast };
}

/** Of one kind, what the round did not come across; drafts on their way are in no list. */
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

/** Lists move under the reader: what they did not show is asked for by its id before it is given up. */
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
