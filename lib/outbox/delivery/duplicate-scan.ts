/**
 * Scanning for copies of a draft in a world's list, as a fold over list pages and article reads. Finding one is always
 * believed; finding none counts only after these rules, because a wrong "not there" makes a second copy.
 *
 * - An article is ours when its answer holds our marker. An article that could not be read, or that does not tell the
 *   field that carries markers, leaves a gap, and a scan with a gap proves nothing.
 * - Newest first (the version can): pages are read until five ids of the baseline follow one another (several articles may
 *   share a second) or a short page ends the list, at most 40 pages.
 * - No order known (the version cannot): the whole world is read, to its short page. Of each page those are looked into
 *   that have our title, or no date of change, or one later than a day before the first sending. Two whole passes must
 *   find nothing, because:
 * - Lists move while they are read. Pages overlap by two entries, and the two must be seen again side by side; then
 *   nothing that stood after them can have slid in front of them. Otherwise entries may have slipped past, and the pass
 *   starts over. What can still escape one pass is our own article jumping forward because somebody changed it that very
 *   moment; to escape two it would have to jump at the right moment twice. A pass that lay for ten minutes starts over.
 * - Before the settling time is over, a scan is only a chance to find it early: where the order is unknown it reads the
 *   first pages of the draft's own category and no more.
 * - The filter by term is not used: what it matches is not documented, and where it exists the list is newest first anyway.
 */
import { message } from '../../i18n/index.ts';
import type { Article, ArticleId, ArticleSummary, Instant } from '../../model/index.ts';
import type { Page } from '../../service/index.ts';
import type { DeliveryProgress, Draft, ListScan, MarkerSupport } from '../draft.ts';
import { plain, showsMarker } from '../marker.ts';
import type { Timing } from './timing.ts';

const OVERLAP = 2;
const BASELINE_RUN = 5;
const EARLY_PAGES = 4;
const SKEW_MS = 24 * 3_600_000;
const STALE_MS = 600_000;

export function newScan(
  ordered: boolean,
  scope: ListScan['scope'],
  now: Instant,
  { pending = [], passes = 0 }: { pending?: ArticleId[]; passes?: number } = {},
): ListScan {
  return {
    startedAt: now,
    readAt: now,
    ordered,
    scope,
    pages: 0,
    tail: [],
    known: 0,
    sawOurs: false,
    pending,
    ended: false,
    passes,
    gap: null,
  };
}

/** Whether the scan is too old, or began in another order, and must restart. */
export const isStale = (scan: ListScan, ordered: boolean, now: Instant): boolean =>
  scan.ordered !== ordered || now - scan.readAt > STALE_MS || scan.readAt > now || scan.startedAt > now;

export const isOver = (scan: ListScan): boolean => scan.ended && scan.pending.length === 0;

/** The index of the previous page's last two entries in this page. -1 if they aren't side by side. */
function anchor(tail: readonly ArticleId[], ids: readonly ArticleId[]): number {
  return ids.findIndex((_, at) => tail.every((id, step) => ids[at + step] === id));
}

function candidate(
  article: ArticleSummary,
  draft: Draft,
  progress: DeliveryProgress,
  ordered: boolean,
): boolean {
  if (ordered || article.updatedAt === null || progress.firstSentAt === null) return true;
  return (
    article.updatedAt >= progress.firstSentAt - SKEW_MS || plain(article.title) === plain(draft.text.title)
  );
}

/** Processes one list page. `early`: before the settling time. Null: the list has moved, so the scan must restart. */
export function scanPage(
  draft: Draft,
  progress: DeliveryProgress,
  scan: ListScan,
  page: Page<ArticleSummary>,
  { now, early, timing }: { now: Instant; early: boolean; timing: Timing },
): { scan: ListScan; scanOffset: number } | null {
  const ids = page.items.map(({ id }) => id);
  const at = scan.pages === 0 ? 0 : anchor(scan.tail, ids);
  if (at < 0) return null;
  const fresh = page.items.slice(scan.pages === 0 ? 0 : at + scan.tail.length);
  const baseline = new Set(progress.baseline ?? []);
  const done = new Set([...baseline, ...progress.checked, ...progress.found]);
  let { known } = scan;
  for (const { id } of fresh) known = baseline.has(id) ? known + 1 : 0;
  const pages = scan.pages + 1;
  const met = scan.ordered && known >= BASELINE_RUN;
  const enough = scan.ordered ? pages >= timing.maxPages : early && pages >= EARLY_PAGES;
  const over = page.last || met;
  return {
    scan: {
      ...scan,
      readAt: now,
      pages,
      known,
      tail: ids.slice(-OVERLAP),
      sawOurs: scan.sawOurs || ids.some((id) => progress.found.includes(id)),
      pending: fresh
        .filter((article) => !done.has(article.id) && candidate(article, draft, progress, scan.ordered))
        .map(({ id }) => id),
      ended: over || enough,
      gap:
        scan.gap ??
        (page.skipped > 0 ? message('outbox.gapEntries') : null) ??
        (enough && !over ? message('outbox.gapTooLong') : null),
    },
    scanOffset: page.offset + ids.length + page.skipped - Math.min(OVERLAP, ids.length),
  };
}

/** Processes an article that could be ours. Null: it wasn't found. */
export function scanArticle(
  draft: Draft,
  progress: DeliveryProgress,
  scan: ListScan,
  id: ArticleId,
  article: Article | null,
  markerSupport: MarkerSupport,
): DeliveryProgress {
  const left: ListScan = { ...scan, pending: scan.pending.filter((other) => other !== id) };
  if (!article) return { ...progress, scan: left };
  if (showsMarker(article, draft.id)) {
    if (progress.found.includes(id)) return { ...progress, scan: left };
    return { ...progress, found: [...progress.found, id], scan: { ...left, sawOurs: true } };
  }
  const told = markerSupport.field === 'tags' || article.text.scrapbook !== undefined;
  if (!told) return { ...progress, scan: { ...left, gap: message('outbox.gapArticle') } };
  return { ...progress, checked: [...progress.checked, id], scan: left };
}

/** The progress between scans. */
export const rested = (progress: DeliveryProgress): DeliveryProgress => ({
  ...progress,
  scan: undefined,
  scanOffset: 0,
  failures: 0,
});
