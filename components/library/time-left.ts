import type { WorldCopy } from '../../lib/library/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { LOCALE } from '../ui/index.ts';

/** Articles per page of World Anvil's list. */
const PAGE_SIZES: Record<Connection['version'], number> = { current: 50, earlier: 25 };
/** A first copy also reads about one page of each other list, and the world itself. */
const OTHER_PAGES = 6;
/** Full texts copied if the setting is "newest". */
const NEWEST_TEXTS = 2_000;

export interface TimeLeft {
  /** Seconds; null if World Anvil doesn't report the number of articles. */
  lists: number | null;
  texts: number;
}

type Work = Pick<WorldCopy, 'progress' | 'bodies' | 'skipped' | 'syncedAt'>;

/** Full texts that will be wanted, if the copy doesn't know yet. */
function expectedTexts({ progress, syncedAt }: Work, bodies: Settings['library']['bodies']): number {
  const total = syncedAt === null ? (progress?.total ?? 0) : 0;
  if (bodies === 'opened') return 0;
  return bodies === 'all' ? total : Math.min(NEWEST_TEXTS, total);
}

/** How long syncing still takes: one request per list page and per full text, at this pace. */
export function timeLeft(
  copy: Work,
  { pace, library }: Pick<Settings, 'pace' | 'library'>,
  version: Connection['version'],
): TimeLeft {
  const { progress, bodies, skipped, syncedAt } = copy;
  const others = syncedAt === null ? OTHER_PAGES : 0;
  const articles = progress && progress.total !== null ? Math.max(0, progress.total - progress.done) : null;
  const pages = articles === null ? null : Math.ceil(articles / PAGE_SIZES[version]) + others;
  const wanted = Math.max(bodies.wanted, expectedTexts(copy, library.bodies));
  return {
    lists: progress ? pages && pages / pace : 0,
    texts: Math.max(0, wanted - bodies.copied - skipped) / pace,
  };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "33 min", "1 h 10 min", "1 day 4 h"; null below a minute. */
export function formatDuration(seconds: number): string | null {
  if (seconds < MINUTE) return null;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < DAY) {
    const minutes = Math.round(seconds / MINUTE / 5) * 5;
    const rest = minutes % 60;
    return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
  }
  const hours = Math.round(seconds / HOUR);
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  const text = `${days.toLocaleString(LOCALE)} ${days === 1 ? 'day' : 'days'}`;
  return rest === 0 ? text : `${text} ${rest} h`;
}

/** "About 1 h 10 min left at this pace: 33 min for the lists, 37 min for full texts."; null if nothing is left. */
export function describeTimeLeft({ lists, texts }: TimeLeft): string | null {
  const forTexts = formatDuration(texts);
  if (lists === null)
    return (
      forTexts && `Full texts take about ${forTexts} at this pace; how long the lists take isn’t known yet.`
    );
  if (lists + texts === 0) return null;
  const all = formatDuration(lists + texts);
  if (all === null) return 'Less than a minute left at this pace.';
  const forLists = formatDuration(lists);
  if (forLists && forTexts)
    return `About ${all} left at this pace: ${forLists} for the lists, ${forTexts} for full texts.`;
  return `About ${all} left at this pace${lists === 0 ? ' for full texts' : ''}.`;
}
