/**
 * Looking for copies of a draft in a world's list, as a fold over list pages and article reads. Finding one is always
 * believed; finding none counts only after these rules, because a wrong "not there" makes a second copy.
 *
 * - An article is ours when its answer holds our marker. An article that could not be read, or that does not tell the
 *   field that carries markers, leaves a gap, and a look with a gap proves nothing.
 * - Newest first (the version can): pages are read until five ids of the baseline follow one another (several articles may
 *   share a second) or a short page ends the list, at most 40 pages.
 * - No order known (the version cannot): the whole world is read, to its short page. Of each page those are looked into
 *   that have our title, or no date of change, or one later than a day before the first sending. Two whole passes must
 *   find nothing, because:
 * - Lists move while they are read. Pages overlap by two entries, and the two must be seen again side by side; then
 *   nothing that stood after them can have slid in front of them. Otherwise entries may have slipped past, and the pass
 *   begins anew. What can still escape one pass is our own article jumping forward because somebody changed it that very
 *   moment; to escape two it would have to jump at the right moment twice. A pass that lay for ten minutes begins anew.
 * - Before the settling time is over, a look is only a chance to find it early: where the order is unknown it reads the
 *   first pages of the draft's own category and no more.
 * - The filter by term is not used: what it matches is not documented, and where it exists the list is newest first anyway.
 */
import type { Article, ArticleId, ArticleSummary, Instant } from '../model/index.ts';
import type { Page } from '../service/index.ts';
import type { Carrier, Draft, Journey, Look } from './draft.ts';
import { plain, showsMarker } from './marker.ts';
import type { Timing } from './timing.ts';

const OVERLAP = 2;
const BASELINE_RUN = 5;
const EARLY_PAGES = 4;
const SKEW_MS = 24 * 3_600_000;
const STALE_MS = 600_000;

export function newLook(
  ordered: boolean,
  scope: Look['scope'],
  now: Instant,
  { pending = [], passes = 0 }: { pending?: ArticleId[]; passes?: number } = {},
): Look {
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

/** A look that lay too long, or began in another order, has to begin anew. */
export const isStale = (look: Look, ordered: boolean, now: Instant): boolean =>
  look.ordered !== ordered || now - look.readAt > STALE_MS || look.readAt > now || look.startedAt > now;

export const isOver = (look: Look): boolean => look.ended && look.pending.length === 0;

/** Where the two last entries of the page before stand in this one; -1 where they do not stand side by side. */
function anchor(tail: readonly ArticleId[], ids: readonly ArticleId[]): number {
  return ids.findIndex((_, at) => tail.every((id, step) => ids[at + step] === id));
}

function candidate(article: ArticleSummary, draft: Draft, journey: Journey, ordered: boolean): boolean {
  if (ordered || article.updatedAt === null || journey.firstSentAt === null) return true;
  return (
    article.updatedAt >= journey.firstSentAt - SKEW_MS || plain(article.title) === plain(draft.text.title)
  );
}

/**
 * Takes in one list page. `early`: before the settling time. Null: the list moved under the look, which has to begin anew.
 */
export function takePage(
  draft: Draft,
  journey: Journey,
  look: Look,
  page: Page<ArticleSummary>,
  { now, early, timing }: { now: Instant; early: boolean; timing: Timing },
): { look: Look; scanOffset: number } | null {
  const ids = page.items.map(({ id }) => id);
  const at = look.pages === 0 ? 0 : anchor(look.tail, ids);
  if (at < 0) return null;
  const fresh = page.items.slice(look.pages === 0 ? 0 : at + look.tail.length);
  const baseline = new Set(journey.baseline ?? []);
  const done = new Set([...baseline, ...journey.checked, ...journey.found]);
  let { known } = look;
  for (const { id } of fresh) known = baseline.has(id) ? known + 1 : 0;
  const pages = look.pages + 1;
  const met = look.ordered && known >= BASELINE_RUN;
  const enough = look.ordered ? pages >= timing.maxPages : early && pages >= EARLY_PAGES;
  const over = page.last || met;
  return {
    look: {
      ...look,
      readAt: now,
      pages,
      known,
      tail: ids.slice(-OVERLAP),
      sawOurs: look.sawOurs || ids.some((id) => journey.found.includes(id)),
      pending: fresh
        .filter((article) => !done.has(article.id) && candidate(article, draft, journey, look.ordered))
        .map(({ id }) => id),
      ended: over || enough,
      gap:
        look.gap ??
        (page.skipped > 0 ? 'Some entries of the list could not be understood.' : null) ??
        (enough && !over ? 'The list is too long to be read to its end.' : null),
    },
    scanOffset: page.offset + ids.length + page.skipped - Math.min(OVERLAP, ids.length),
  };
}

/** What a look learns from reading one of the articles that could be ours; null: it could not be found. */
export function takeArticle(
  draft: Draft,
  journey: Journey,
  look: Look,
  id: ArticleId,
  article: Article | null,
  carrier: Carrier,
): Journey {
  const left: Look = { ...look, pending: look.pending.filter((other) => other !== id) };
  if (!article) return { ...journey, look: left };
  if (showsMarker(article, draft.id)) {
    if (journey.found.includes(id)) return { ...journey, look: left };
    return { ...journey, found: [...journey.found, id], look: { ...left, sawOurs: true } };
  }
  const told = carrier.field === 'tags' || article.text.scrapbook !== undefined;
  if (!told) return { ...journey, look: { ...left, gap: 'An article could not be read in full.' } };
  return { ...journey, checked: [...journey.checked, id], look: left };
}
