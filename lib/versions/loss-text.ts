import { formatList, type MessageId, t } from '../i18n/index.ts';
import type { Loss, LossKind } from './compare/losses.ts';

const LABELS = {
  table: 'versions.lostTables',
  spoiler: 'versions.lostSpoilers',
  columns: 'versions.lostColumns',
  container: 'versions.lostContainers',
  list: 'versions.lostLists',
  nestedList: 'versions.lostNestedLists',
  heading: 'versions.lostHeadings',
  quote: 'versions.lostQuotes',
  fact: 'versions.lostFacts',
  mention: 'versions.lostMentions',
  link: 'versions.lostLinks',
  mark: 'versions.lostMarks',
  text: 'common.wordCount',
} as const satisfies Record<LossKind, MessageId>;

/** Such as “3 tables and 2 spoilers”. */
export const lossText = (losses: readonly Loss[]): string =>
  formatList(losses.map(({ kind, count }) => t(LABELS[kind], { count })));
