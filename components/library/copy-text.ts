import { formatList, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type WorldCopy } from '../../lib/library/index.ts';
import { kindCount } from '../search/index.ts';

/** "1,204 articles and 1 statblock"; kinds without entries are left out. */
export function formatCounts({ counts }: Pick<WorldCopy, 'counts'>): string {
  const parts = ENTRY_KINDS.filter((kind) => counts[kind] > 0).map((kind) => kindCount(kind, counts[kind]));
  return parts.length > 0 ? formatList(parts) : t('library.empty');
}

/** "Synced so far: 240 of 1,000 articles."; without the total if World Anvil doesn't report one. */
export function formatProgress({ done, total }: NonNullable<WorldCopy['progress']>): string {
  return total === null || total < done
    ? t('library.soFar', { articles: kindCount('article', done) })
    : t('library.soFarOf', { done, total });
}

/** "Full texts: 120 of 1,000."; null if none are wanted. */
export function formatBodies({ bodies: { copied, wanted } }: Pick<WorldCopy, 'bodies'>): string | null {
  if (wanted === 0) return null;
  return copied < wanted ? t('library.fullTexts', { copied, wanted }) : t('library.allFullTexts', { copied });
}
