import type { WorldId } from '../../model/index.ts';
import { apply } from '../store/apply.ts';
import { LISTS, type ListName, libraryDatabase, type SyncRow } from '../store/database.ts';
import { openWriter } from '../writer.ts';
import { readArticlePages } from './article-pages.ts';
import { fullScanStep, pollChanges } from './poll-changes.ts';
import { rollingScanStep } from './rolling-scan.ts';
import type { LibraryService, SyncContext } from './service.ts';
import { readSyncRow, writeStep } from './step.ts';
import { copyWorld } from './world-step.ts';

// How a copy stays true with one request a look.
//
// No list of either version tells what was changed since a moment, or can be put in the order of change. What a single
// page does tell: (1) the last page of a list, asked for at the place where it should begin, tells how long the list is,
// and where the oldest come first (the earlier version can be asked for that, the current one does so by itself) it
// shows what is new; (2) any page shows what of its own entries was edited; (3) only a whole round tells what is gone,
// or bisection, once the length says that something is.
//
// So looks take turns: the end of the articles' list; the next page of a round through it that never stops; the next
// page of one of the other lists, or the world. A world of one page of articles needs no first kind. With one look an
// hour, what is added or deleted is found within three hours, edits within three hours for each page of articles (a
// world of 1,000: two and a half days), everything else within three hours for each page of the other lists; all of it
// within a week, for a list that has not been gone through for so long is gone through at once. A change that was found
// says that somebody is at work: then the round goes on for five pages more, and for five more after each that shows a
// change. What a person opens is read again anyway.

export interface SyncOptions {
  signal: AbortSignal;
  /** Told whenever articles were written; `total` null where the platform does not say. */
  onProgress?: (done: number, total: number | null) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /**
   * `look` (the default): one request finds out whether something has changed, and more are made only if so.
   * `whole`: everything is gone through, as a person asks for it.
   */
  wants?: 'look' | 'whole';
}

const WEEK = 7 * 24 * 3_600_000;
/** Pages more that are read where one has shown a change, and the most that are read in one look. */
const EXTRA_PAGES = 5;
const MOST_MORE = 25;
const ALL: readonly SyncRow['due'][number][] = ['world', ...LISTS];

function isOld(at: number | null, now: number): boolean {
  return at === null || at > now || now - at > WEEK;
}

/** The rounds through these begin anew, and are gone through to their end. */
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
 * Brings the copy of a world's lists up to date, or goes on where it was cut off. Does nothing while the world is
 * paused. Rejects as the service does, and with an `AbortError`; all pages so far are kept.
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

/** Where something has changed, more has: the round through the articles goes on for as long as it finds something. */
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
