import { formatList, t } from '../../lib/i18n/index.ts';
import type { SkippedRow, SkipReason } from '../../lib/library/index.ts';

const COUNTS = {
  article: 'library.articleCount',
  statblock: 'library.statblockCount',
  secret: 'library.secretCount',
  category: 'library.categoryCount',
  image: 'library.imageCount',
  manuscript: 'library.manuscriptCount',
  map: 'library.mapCount',
  timeline: 'library.timelineCount',
  list: 'library.listCount',
} as const;

const isCounted = (kind: string): kind is keyof typeof COUNTS => Object.hasOwn(COUNTS, kind);

/** Titles named in the sentence; the rest are in the list. */
const MAX_NAMED = 3;

/** Why an entry was skipped: a sentence that starts with its title. */
export const REASONS = {
  noAnswer: 'library.skippedNoAnswer',
  serverError: 'library.skippedServerError',
  notUnderstood: 'library.skippedNotUnderstood',
  refused: 'library.skippedRefused',
  notStored: 'library.skippedNotStored',
} as const satisfies Record<SkipReason, string>;

export type Skipped = Pick<SkippedRow, 'kind' | 'id' | 'title' | 'reason' | 'nextAt'>;

export const titleOf = ({ kind, title }: Skipped): string =>
  title || t(kind === 'list' ? 'library.partOfList' : 'common.untitled');

/** "Couldn’t read 3 articles. Loreside will try again: Dunmar, Kelp, and Saltmere." */
export function describeSkipped(rows: readonly Skipped[]): string {
  const count = rows.length;
  const kind = rows[0]?.kind ?? '';
  const isUniform = isCounted(kind) && rows.every((row) => row.kind === kind);
  const rest = count - MAX_NAMED;
  const named = rows.slice(0, rest > 0 ? MAX_NAMED : count).map(titleOf);
  return t('library.skipped', {
    entries: t(isUniform ? COUNTS[kind] : 'library.entryCount', { count }),
    titles: formatList(rest > 0 ? [...named, t('library.moreSkipped', { count: rest })] : named),
  });
}
