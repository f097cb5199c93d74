import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { WorldCopy } from '../../lib/library/index.ts';
import { readSettings, type Settings, watchSettings } from '../../lib/settings/index.ts';
import { type Connection, readConnection, watchConnection } from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';

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

const amount = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  formatNumber(count, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' });

/** The larger unit, then what is left of the smaller one. */
const together = (larger: string, rest: number, unit: 'minute' | 'hour'): string =>
  rest === 0 ? larger : `${larger} ${amount(rest, unit)}`;

/** "33 min", "1 hr 10 min", "1 day 4 hr"; null below a minute. */
export function formatDuration(seconds: number): string | null {
  if (seconds < MINUTE) return null;
  if (seconds < HOUR) return amount(Math.round(seconds / MINUTE), 'minute');
  if (seconds < DAY) {
    const minutes = Math.round(seconds / MINUTE / 5) * 5;
    return together(amount(Math.floor(minutes / 60), 'hour'), minutes % 60, 'minute');
  }
  const hours = Math.round(seconds / HOUR);
  return together(amount(Math.floor(hours / 24), 'day'), hours % 24, 'hour');
}

/** "About 1 hr 10 min left: 33 min for the lists, 37 min for full texts."; null if nothing is left. */
export function describeTimeLeft({ lists, texts }: TimeLeft): string | null {
  const forTexts = formatDuration(texts);
  if (lists === null) return forTexts && t('library.timeLeftUnknown', { time: forTexts });
  if (lists + texts === 0) return null;
  const all = formatDuration(lists + texts);
  if (all === null) return t('library.lessThanMinute');
  const forLists = formatDuration(lists);
  if (forLists && forTexts) return t('library.timeLeftBoth', { time: all, lists: forLists, texts: forTexts });
  return t(lists === 0 ? 'library.timeLeftTexts' : 'library.timeLeft', { time: all });
}

/** How long the lists still take, after which everything can be searched by title; null if that isn't known. */
export function describeListTime(
  copy: Work,
  settings: Pick<Settings, 'pace' | 'library'>,
  version: Connection['version'],
): string | null {
  const { lists } = timeLeft(copy, settings, version);
  return lists === null ? null : describeTimeLeft({ lists, texts: 0 });
}

const readBoth = async () => ({ settings: await readSettings(), connection: await readConnection() });

function watchBoth(changed: () => void): () => void {
  const stops = [watchSettings(changed), watchConnection(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How long until everything in a world's lists can be searched, in a sentence. */
export function FirstSyncTime({ copy }: { copy: WorldCopy | null }) {
  const known = useWatched(readBoth, watchBoth);
  if (!copy || !known || known.connection.state === 'none') return null;
  return <>{describeListTime(copy, known.settings, known.connection.version)}</>;
}
