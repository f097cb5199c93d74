import type { Instant } from '../model/index.ts';
import type { ChainRow, StoredVersion } from './database.ts';

const DAY = 86_400_000;
/** Every version of this time is stored; after it one a day, then one a week, then one a month. */
const ALL = 7 * DAY;
const DAILY = 60 * DAY;
const WEEKLY = 365 * DAY;

/** The day, week or month in which only one version stays, in the person's own time zone. Null: all stay. */
function periodOf(at: Instant, now: Instant): string | null {
  const age = now - at;
  if (age < ALL) return null;
  const date = new Date(at);
  if (age >= WEEKLY) return `month ${date.getFullYear()}-${date.getMonth()}`;
  if (age >= DAILY) date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  return `${age < DAILY ? 'day' : 'week'} ${date.toDateString()}`;
}

/**
 * The versions of an entry that stay, as people expect of backups: the last one of each period, pinned ones, one with what
 * the text lost, and the newest in any case. Pure.
 */
export function keptVersions(
  { versions, alarm }: Pick<ChainRow, 'versions' | 'alarm'>,
  now: Instant,
): Set<StoredVersion> {
  const kept = new Set<StoredVersion>(versions.slice(-1));
  const seen = new Set<string>();
  for (const version of versions.toReversed()) {
    const period = periodOf(version.at, now);
    const isNeeded = version.isPinned || version.at === alarm?.before;
    if (isNeeded || period === null || !seen.has(period)) kept.add(version);
    if (period !== null) seen.add(period);
  }
  return kept;
}

/** What stays where room is needed: pinned versions, one with what the text lost, and the newest. Pure. */
export const sparselyKept = ({ versions, alarm }: Pick<ChainRow, 'versions' | 'alarm'>): Set<StoredVersion> =>
  new Set(
    versions.filter(
      ({ isPinned, at }, index) => isPinned || at === alarm?.before || index === versions.length - 1,
    ),
  );
