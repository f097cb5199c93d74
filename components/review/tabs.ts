import { t } from '../../lib/i18n/index.ts';
import type { ReviewTab } from './tab.ts';

/** What a review shows. */
export const TABS: readonly ReviewTab[] = [
  {
    id: 'mentions',
    title: () => t('mentions.title'),
    load: async () => (await import('../unlinked-mentions/index.ts')).UnlinkedMentions,
  },
  {
    id: 'broken',
    title: () => t('linkProblems.brokenTitle'),
    load: async () => (await import('../link-problems/index.ts')).BrokenLinks,
  },
  {
    id: 'orphans',
    title: () => t('linkProblems.orphansTitle'),
    load: async () => (await import('../link-problems/index.ts')).Orphans,
  },
  {
    id: 'findings',
    title: () => t('findings.title'),
    load: async () => (await import('../findings/index.ts')).Findings,
  },
];
