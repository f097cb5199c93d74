import type { ComponentType } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** The tabs, in their order. */
export const REVIEW_TABS = ['mentions', 'broken', 'orphans', 'findings'] as const;
export type ReviewTabId = (typeof REVIEW_TABS)[number];

/** The props of every tab. A tab reads the library itself and follows its changes. */
export interface ReviewTabProps {
  worldIndex: WorldIndex;
  /** `place`: what to go to in its text. */
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}

export interface ReviewTab {
  id: ReviewTabId;
  /** Its name in the chosen language. */
  title: () => string;
  load: () => Promise<ComponentType<ReviewTabProps>>;
}

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
