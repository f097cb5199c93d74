import type { ReviewTab } from './tab.ts';

/** What a review shows. */
export const TABS: readonly ReviewTab[] = [];
