import { ENTRY_KINDS, type EntryKind, type WorldCopy } from '../../lib/library/index.ts';
import { LOCALE } from '../ui/index.ts';

const NOUNS: Record<EntryKind, [one: string, many: string]> = {
  article: ['article', 'articles'],
  statblock: ['statblock', 'statblocks'],
  secret: ['secret', 'secrets'],
  category: ['category', 'categories'],
  image: ['image', 'images'],
  manuscript: ['manuscript', 'manuscripts'],
};

const number = (count: number): string => count.toLocaleString(LOCALE);

/** "1,204 articles, 1 statblock"; kinds without entries are left out. */
export function formatCounts({ counts }: Pick<WorldCopy, 'counts'>): string {
  const parts = ENTRY_KINDS.filter((kind) => counts[kind] > 0).map(
    (kind) => `${number(counts[kind])} ${NOUNS[kind][counts[kind] === 1 ? 0 : 1]}`,
  );
  return parts.length > 0 ? parts.join(', ') : 'Nothing yet';
}

/** Whether the copy has no entries. */
export const isEmpty = ({ counts }: Pick<WorldCopy, 'counts'>): boolean =>
  ENTRY_KINDS.every((kind) => counts[kind] === 0);

/** "240 of 1,000 articles"; without the total if World Anvil doesn't report one. */
export function formatProgress({ done, total }: NonNullable<WorldCopy['progress']>): string {
  return total === null || total < done
    ? `${number(done)} articles`
    : `${number(done)} of ${number(total)} articles`;
}

/** "Full texts: 120 of 1,000"; null if none are wanted. */
export function formatBodies({ bodies: { copied, wanted } }: Pick<WorldCopy, 'bodies'>): string | null {
  if (wanted === 0) return null;
  return copied < wanted
    ? `Full texts: ${number(copied)} of ${number(wanted)}`
    : `Full texts: all ${number(copied)}`;
}
