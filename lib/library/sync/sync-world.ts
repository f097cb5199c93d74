import type { WorldId } from '../../model/index.ts';
import { apply } from '../store/apply.ts';
import { isPaused } from '../store/copy-cache.ts';
import { LISTS, type ListName, libraryDatabase, type SyncRow } from '../store/database.ts';
import { openWriter } from '../writer.ts';
import { READ, type Read } from './lists.ts';
import { fullScanStep, pollChanges } from './poll-changes.ts';
import { rollingScanStep } from './rolling-scan.ts';
import type { LibraryService, SyncContext } from './service.ts';
import { readSyncRow, writeStep } from './step.ts';
import { copyWorld } from './world-step.ts';

// How a copy stays current with one request per poll.
//
// No list of either API version can be filtered or sorted by time of change. But a single page tells a lot: (1) The
// last page of a list, requested by its expected offset, tells the list's length, and shows new entries if the oldest
// come first (Aragorn can be asked for that order, Boromir uses it anyway). (2) Any page shows edits of its entries.
// (3) Only a full scan shows deletions, or binary search once the length says that something is missing.
//
// So polls take turns: the end of the article list; the next page of a rolling scan through it; the next page of one
// of the other lists, or the world. A world whose articles fit on one page doesn't need the first. With one poll an
// hour, additions and deletions are found within three hours, edits within three hours per page of articles (two and
// a half days for 1,000), everything else within three hours per page of the other lists, and all of it within a
// week, because a list that wasn't scanned for that long is scanned at once. A change means that somebody is working:
// the scan then continues for five pages, and five more after each change. Entries that a person opens are read again
// anyway.

export interface SyncOptions {
  signal: AbortSignal;
  /** Called whenever articles were written; `total` is null if World Anvil doesn't say. */
  onProgress?: (done: number, total: number | null) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** `look` (default): one request checks for changes. `whole`: scans everything. */
  wants?: 'look' | 'whole';
}

const WEEK = 7 * 24 * 3_600_000;
/** Pages to read after a change, and the maximum per poll. */
const EXTRA_PAGES = 5;
const MOST_MORE = 25;
const ALL: readonly SyncRow['due'][number][] = ['world', ...LISTS];

function isOld(at: number | null, now: number): boolean {
  return at === null || at > now || now - at > WEEK;
}

/** Restarts the scans of these lists and marks them as due. */
function withDue(row: SyncRow, due: SyncRow['due']): SyncRow {
  const lists = { ...row.lists };
  for (const name of LISTS) if (due.includes(name)) lists[name] = { ...lists[name], phase: 'idle' };
  return { ...row, due, lists };
}

function planned(row: SyncRow, wants: 'look' | 'whole', now: number): SyncRow {
  if (row.due.length > 0) return row;
  const isWhole = wants === 'whole' || row.syncedAt === null;
  const old = (name: 'world' | ListName) =>
    isOld(name === 'world' ? row.worldAt : row.lists[name].endedAt, now);
  return withDue(row, isWhole ? [...ALL] : ALL.filter(old));
}

/**
 * Brings the copy of a world's lists up to date, resuming where it stopped. Does nothing while the world is paused.
 * Rejects as the service does, and with an `AbortError`; pages read so far are kept.
 */
export async function syncWorld(
  service: LibraryService,
  worldId: WorldId,
  { signal, onProgress, now = Date.now, wants = 'look' }: SyncOptions,
): Promise<void> {
  signal.throwIfAborted();
  if ((await readSyncRow({ worldId })).paused) return;
  let total = await counted(worldId);
  const context: SyncContext = {
    ...{ service, worldId, now },
    options: { signal, urgency: 'sync' },
    total: () => total,
  };
  await apply(worldId, { sync: (row) => planned(row, wants, now()) });
  if ((await readSyncRow(context)).due.length === 0) {
    const { changed, due } = await pollChanges(context, await readSyncRow(context));
    await apply(worldId, { sync: (row) => ({ ...withDue(row, due), looks: row.looks + 1 }) });
    if (changed > 0) await keepScanning(context);
  }
  for (let row = await readSyncRow(context); row.due.length > 0; ) {
    signal.throwIfAborted();
    if (row.paused) return;
    const [step] = row.due;
    await dueStep(context, row);
    if (step === 'world') total = await counted(worldId);
    row = await readSyncRow(context);
    if (step === 'articles') onProgress?.(row.lists.articles.offset, total);
  }
  await writeStep(context, await readSyncRow(context), {}, (row) => ({ ...row, syncedAt: now() }));
  await openWriter().tidy(worldId);
}

async function counted(worldId: WorldId): Promise<number | null> {
  return (await (await libraryDatabase()).get('worlds', worldId))?.world?.articleCount ?? null;
}

async function dueStep(context: SyncContext, row: SyncRow): Promise<void> {
  const [next] = row.due;
  if (next === 'world') await copyWorld(context, row);
  else if (next)
    await rollingScanStep(context, row, next, next === 'articles' ? readArticlePages : undefined);
}

/** Changes come in groups: continue the scan while it finds any. */
async function keepScanning(context: SyncContext): Promise<void> {
  const others =
    Math.ceil((await readSyncRow(context)).counts.article / context.service.capabilities.articlePage) - 1;
  for (let page = 0, last = EXTRA_PAGES; page < Math.min(last, MOST_MORE, others); page++) {
    context.options.signal.throwIfAborted();
    const row = await readSyncRow(context);
    if (row.paused || row.due.includes('articles')) return;
    if ((await fullScanStep(context, row, 'articles')) > 0) last = page + 1 + EXTRA_PAGES;
  }
}

/** Limits time and memory. */
const MAX_PAGES = 200;
/** Milliseconds. A worker that dies loses at most this much reading, and the current page. */
const MAX_DELAY = 500;

/**
 * Reads several pages of articles as one, because writing a page costs more than preparing it. The first page is
 * written alone, so that something appears soon.
 */
const readArticlePages: Read = async (context, list, row) => {
  const end = performance.now() + MAX_DELAY;
  let page = await READ.articles(context, list, row);
  if (list.offset === 0) return page;
  const { entries } = page;
  for (let pages = 1; pages < MAX_PAGES && !page.isLast && performance.now() < end; pages++) {
    if (isPaused(context.worldId)) break;
    try {
      page = await READ.articles(context, { ...list, offset: page.offset }, row);
      entries.push(...page.entries);
    } catch (by) {
      return { ...page, entries, cutOff: { by } };
    }
  }
  return { ...page, entries };
};
