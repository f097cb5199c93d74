import { formatList, type MessageId, t } from '../../lib/i18n/index.ts';
import type { Loss, LossKind } from '../../lib/versions/index.ts';

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
  text: 'versions.lostWords',
} as const satisfies Record<LossKind, MessageId>;

/** What a text lost without anybody having meant it: “This lost 3 tables and 2 spoilers”. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const counts = new Map<LossKind, number>();
  for (const { kind, count } of losses) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const parts = [...counts].map(([kind, count]) => t(LABELS[kind], { count }));
  const sentence = counts.has('text') ? 'versions.lostText' : 'versions.lost';
  return <>{t(sentence, { what: formatList(parts) })}</>;
}
