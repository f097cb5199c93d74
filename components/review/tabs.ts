import { t } from '../../lib/i18n/index.ts';
import type { ReviewTab } from './tab.ts';

/** What a review shows. */
export const TABS: readonly ReviewTab[] = [
  {
    id: 'mentions',
    title: () => t('mentions.title'),
    load: async () => (await import('../unlinked-mentions/index.ts')).UnlinkedMentions,
  },
];
