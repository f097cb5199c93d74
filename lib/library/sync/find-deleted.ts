import type { EntryRef } from '../search/index.ts';
import { reading } from '../store/apply.ts';
import type { SyncRow } from '../store/database.ts';
import { locations } from '../store/open-copy.ts';
import { type ListPage, readEntry } from './list-page.ts';
import { articlesAt } from './lists.ts';
import type { SyncContext } from './service.ts';
import { readSyncRow, writeStep } from './step.ts';

// World Anvil lists fewer articles than the copy holds. If the list is in the order of our locations, each entry's
// position tells how many before it are missing, and binary search finds the gaps in a few requests, however large
// the world is. Otherwise the whole list must be scanned.

/** With more gaps, a scan is cheaper. */
const MOST_GONE = 5;

/** An article's position in the list and in the copy. */
interface Point {
  at: number;
  rank: number;
}

interface Ours {
  refs: EntryRef[];
  rankOf: Map<string, number>;
}

function ours(worldId: string): Promise<Ours> {
  return reading(worldId, (copy) => {
    const found: { location: number; ref: EntryRef }[] = [];
    for (const { location, layer } of locations(copy)) {
      const ref = layer.segment.hot.entry(location)?.ref;
      if (ref?.kind === 'article' && !ref.id.startsWith('draft:')) found.push({ location, ref });
    }
    const refs = found.sort((a, b) => a.location - b.location).map(({ ref }) => ref);
    return { refs, rankOf: new Map(refs.map(({ id }, rank) => [id, rank])) };
  });
}

/** Adds the articles of a page; null if the list isn't in our order. */
function withPage(known: readonly Point[], { entries }: ListPage, from: number, { rankOf }: Ours) {
  const points = [...known];
  for (const [index, { id }] of entries.entries()) {
    const rank = rankOf.get(id);
    if (rank === undefined) return null;
    if (!points.some(({ at }) => at === from + index)) points.push({ at: from + index, rank });
  }
  points.sort((a, b) => a.at - b.at);
  const isOrdered = points.every(({ rank }, index) => index === 0 || rank > (points[index - 1]?.rank ?? 0));
  return isOrdered ? points : null;
}

/** Entries missing between two neighbors of the list, or where to look for them. */
function gaps(points: readonly Point[]): { gone: number[]; wide: [Point, Point] | null } {
  const gone: number[] = [];
  let wide: [Point, Point] | null = null;
  for (const [index, right] of points.entries()) {
    const left = points[index - 1];
    if (!left || right.rank - left.rank === right.at - left.at) continue;
    if (right.at - left.at > 1) wide ??= [left, right];
    else for (let rank = left.rank + 1; rank < right.rank; rank++) gone.push(rank);
  }
  return { gone, wide };
}

/** Deletes missing entries, by a page and the list's length. False: the list must be scanned. */
export async function findDeleted(
  context: SyncContext,
  page: ListPage,
  from: number,
  total: number,
): Promise<boolean> {
  const mine = await ours(context.worldId);
  if (mine.refs.length - total > MOST_GONE) return false;
  const size = context.service.capabilities.articlePage;
  const ends = [
    { at: -1, rank: -1 },
    { at: total, rank: mine.refs.length },
  ];
  let points = withPage(ends, page, from, mine);
  let requests = (mine.refs.length - total) * (Math.ceil(Math.log2(total / size + 2)) + 1);
  for (;;) {
    if (!points) return false;
    const { gone, wide } = gaps(points);
    if (!wide) {
      const refs = gone.flatMap((rank) => mine.refs[rank] ?? []);
      return drop(context, refs);
    }
    if (requests-- <= 0) return false;
    const [left, right] = wide;
    const middle = Math.max(left.at + 1, Math.floor((left.at + right.at + 1 - size) / 2));
    const read = await articlesAt(context, middle, (await readSyncRow(context)).lists.articles);
    await keep(context, await readSyncRow(context), read);
    points = withPage(points, read, middle, mine);
  }
}

async function keep(context: SyncContext, row: SyncRow, { entries, completeness }: ListPage): Promise<void> {
  await writeStep(context, row, { entries, completeness }, (now) => now);
}

async function drop(context: SyncContext, refs: readonly EntryRef[]): Promise<boolean> {
  const gone: EntryRef[] = [];
  for (const ref of refs) if ((await readEntry(context, ref)) === null) gone.push(ref);
  await writeStep(context, await readSyncRow(context), { drop: gone }, (now) => now);
  return gone.length === refs.length;
}
