import {
  BACKUP_KINDS,
  COPIED_KINDS,
  type Manifest,
  type Run,
  type Saved,
} from '../../lib/history/backup/index.ts';
import { LOCALE } from '../ui/index.ts';
import { pluralLabel, singularLabel } from './kind-text.ts';

const MB = 1_000_000;

export const formatNumber = (count: number): string => count.toLocaleString(LOCALE);

export function formatSize(bytes: number): string {
  if (bytes < MB / 10) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

export const formatEntryCount = (count: number): string =>
  count === 1 ? '1 thing' : `${formatNumber(count)} things`;

/** Kinds that people look for. All others are counted together. */
const NAMED_KINDS: ReadonlySet<string> = new Set([...COPIED_KINDS, 'map', 'timeline', 'history', 'notebook']);

/** "1,204 articles, 1 statblock and 12 other things". */
export function formatCounts(counts: Manifest['counts']): string {
  let others = 0;
  const parts = BACKUP_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    if (!NAMED_KINDS.has(kind)) others += count;
    if (count === 0 || !NAMED_KINDS.has(kind)) return [];
    return [
      `${formatNumber(count)} ${(count === 1 ? singularLabel(kind) : pluralLabel(kind)).toLowerCase()}`,
    ];
  });
  const rest = others === 0 ? '' : `${formatNumber(others)} other ${others === 1 ? 'thing' : 'things'}`;
  return [parts.join(', '), rest].filter((words) => words !== '').join(' and ') || 'nothing';
}

export const formatDateTime = (at: number): string =>
  new Date(at).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** The steps as people see them. */
export const STEP_LABELS: Record<Run['step'], string> = {
  lists: 'Look through the lists',
  things: 'Read what has changed',
  manuscripts: 'Read the manuscripts',
  records: 'Read maps, timelines and the rest',
};

const STEP_NOUNS: Record<Run['step'], string> = {
  lists: 'articles',
  things: 'things',
  manuscripts: 'manuscripts',
  records: 'things',
};

/** The progress of a step: "120 of 300 things". */
export function formatProgress({ step, done, total }: Pick<Run, 'step' | 'done' | 'total'>): string {
  if (total === null || total < done)
    return done === 0 ? 'Just begun' : `${formatNumber(done)} ${STEP_NOUNS[step]} so far`;
  if (total === 0) return 'Nothing to do';
  return `${formatNumber(done)} of ${formatNumber(total)} ${STEP_NOUNS[step]}`;
}

export const describeSaved = ({ at, name, bytes, things }: Saved): string =>
  `Saved last on ${formatDateTime(at)}: ${name}, ${formatEntryCount(things)}, ${formatSize(bytes)}.`;
