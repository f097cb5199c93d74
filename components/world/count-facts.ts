import { t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type WorldCopy } from '../../lib/library/index.ts';
import type { Fact } from '../entry-view/index.ts';
import { kindPlural } from '../search/index.ts';

/**
 * One line per kind: how many entries there are, and whether the offline copy has them all. World Anvil counts articles
 * only. Drafts that are being sent aren't among them.
 */
export function countFacts(
  { articleCount, counts }: Pick<WorldCopy, 'articleCount' | 'counts'>,
  articlesOnWorldAnvil: number | null,
): Fact[] {
  return ENTRY_KINDS.flatMap((kind): Fact[] => {
    const synced = kind === 'article' ? articleCount : counts[kind];
    const count = kind === 'article' ? Math.max(articlesOnWorldAnvil ?? 0, synced) : synced;
    if (count === 0) return [];
    const value = synced < count ? t('world.someSynced', { synced, count }) : t('world.allSynced', { count });
    return [{ label: kindPlural(kind), value }];
  });
}
