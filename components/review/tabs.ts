import type { ComponentType } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { REVIEW_TITLES, type ReviewTabProps } from './results.ts';

/** The tabs, in their order. */
export const REVIEW_TABS = ['all', 'mentions', 'broken', 'orphans', 'findings', 'toWrite'] as const;
export type ReviewTabId = (typeof REVIEW_TABS)[number];

export interface ReviewTab {
  id: ReviewTabId;
  /** Its name in the chosen language. */
  title: () => string;
  load: () => Promise<ComponentType<ReviewTabProps>>;
}

/** What a review shows. */
export const TABS: readonly ReviewTab[] = [
  {
    id: 'all',
    title: () => t('review.all'),
    load: async () => (await import('./inbox.tsx')).Inbox,
  },
  {
    id: 'mentions',
    title: () => t(REVIEW_TITLES.mentions),
    load: async () => (await import('../unlinked-mentions/index.ts')).UnlinkedMentions,
  },
  {
    id: 'broken',
    title: () => t(REVIEW_TITLES.broken),
    load: async () => (await import('../link-problems/index.ts')).BrokenLinks,
  },
  {
    id: 'orphans',
    title: () => t(REVIEW_TITLES.orphans),
    load: async () => (await import('../link-problems/index.ts')).Orphans,
  },
  {
    id: 'findings',
    title: () => t(REVIEW_TITLES.findings),
    load: async () => (await import('../findings/index.ts')).Findings,
  },
  {
    id: 'toWrite',
    title: () => t('toWrite.title'),
    load: async () => (await import('./to-write.tsx')).ToWriteList,
  },
];
