import type { ListName, SyncRow } from '../store/database.ts';
import { findDeleted } from './find-deleted.ts';
import type { ListPage } from './list-page.ts';
import { articlesAt } from './lists.ts';
import { rollingScanStep } from './rolling-scan.ts';
import type { SyncContext } from './service.ts';
import { readSyncRow, writeStep } from './step.ts';
import { copyWorld } from './world-step.ts';

/** Read in turn with the articles, one page per poll. */
const OTHERS = ['world', 'categories', 'secrets', 'statblocks', 'images', 'manuscripts'] as const;

/** The number of articles that World Anvil should list if nothing changed. */
const expected = ({ counts, drafts, lists }: SyncRow): number =>
  Math.max(0, counts.article - drafts + lists.articles.surplus);

/** One request if nothing changed. Returns the number of entries changed, and the lists to scan. */
export async function pollChanges(
  context: SyncContext,
  row: SyncRow,
): Promise<{ changed: number; due: ListName[] }> {
  const { articlePage } = context.service.capabilities;
  const isOnePage = expected(row) < articlePage;
  const turn = isOnePage ? (['round', 'other'] as const) : (['tail', 'round', 'other'] as const);
  switch (turn[row.looks % turn.length]) {
    case 'tail':
      return pollArticles(context, row);
    case 'other':
      return { changed: await pollNextList(context, row), due: [] };
    default:
      return { changed: await fullScanStep(context, row, 'articles'), due: [] };
  }
}

/** Reads a page of a scan, and checks missed entries after the last. */
export async function fullScanStep(context: SyncContext, row: SyncRow, name: ListName): Promise<number> {
  let changed = await rollingScanStep(context, row, name);
  for (
    let now = await readSyncRow(context);
    now.lists[name].phase === 'doubts';
    now = await readSyncRow(context)
  )
    changed += await rollingScanStep(context, now, name);
  return changed;
}

/** Continues the current scan, or else the list that was read longest ago. */
async function pollNextList(context: SyncContext, row: SyncRow): Promise<number> {
  const underWay = OTHERS.find((name) => name !== 'world' && row.lists[name].phase !== 'idle');
  const now = context.now();
  // A time in the future means that the clock was set back: treat it as long ago.
  const readAt = (name: (typeof OTHERS)[number]) => {
    const at = (name === 'world' ? row.worldAt : row.lists[name].endedAt) ?? 0;
    return at > now ? 0 : at;
  };
  const [oldest = 'world'] = [...OTHERS].sort((a, b) => readAt(a) - readAt(b));
  const name = underWay ?? oldest;
  if (name !== 'world') return fullScanStep(context, row, name);
  await copyWorld(context, row);
  return 0;
}

/** The last page tells the length and new articles; if the newest come first, the first page does. */
async function pollArticles(
  context: SyncContext,
  row: SyncRow,
): Promise<{ changed: number; due: ListName[] }> {
  const { articlePage } = context.service.capabilities;
  const start = Math.max(0, expected(row) - (articlePage - 1));
  let changed = 0;
  const read = async (from: number): Promise<ListPage> => {
    const now = await readSyncRow(context);
    const page = await articlesAt(context, from, now.lists.articles);
    changed += await writeStep(
      context,
      now,
      { entries: page.entries, completeness: page.completeness },
      (same) => same,
    );
    return page;
  };
  let from = start;
  let page = await read(from);
  while (!page.isLast) {
    from = page.offset;
    page = await read(from);
  }
  const total = page.offset;
  const isPastEnd = page.entries.length === 0 && from > 0 && from === start;
  const missing = async () => total - expected(await readSyncRow(context));
  for (let head = 0; (await missing()) > 0 && head < start; head += articlePage) {
    const before = changed;
    await read(head);
    if (changed === before) break;
  }
  const balance = await missing();
  if (balance === 0 && !isPastEnd) return { changed, due: [] };
  const mayHunt = balance < 0 && !isPastEnd && row.lists.articles.surplus === 0;
  if (mayHunt && (await findDeleted(context, page, from, total)))
    return { changed: changed - balance, due: [] };
  return { changed: Math.max(1, changed), due: ['articles'] };
}
