import { type MessageId, t } from '../../lib/i18n/index.ts';

/** How many there are of a kind; of World Anvil's other kinds too. */
const COUNTS = {
  article: 'library.articleCount',
  statblock: 'library.statblockCount',
  secret: 'library.secretCount',
  category: 'library.categoryCount',
  image: 'library.imageCount',
  manuscript: 'library.manuscriptCount',
  map: 'library.mapCount',
  timeline: 'library.timelineCount',
  history: 'backup.countEvents',
  notebook: 'backup.countNotebooks',
  list: 'library.listCount',
} as const satisfies Readonly<Record<string, MessageId>>;
type CountedKind = keyof typeof COUNTS;

export const isCounted = (kind: string): kind is CountedKind => Object.hasOwn(COUNTS, kind);

/** "1 article", "1,204 articles". */
export const kindCount = (kind: CountedKind, count: number): string => t(COUNTS[kind], { count });
