import type { Message } from '../i18n/index.ts';

/**
 * Ids of the features, as the settings switch them off. One that needs another comes before it: without `list-flags`,
 * nothing can be selected, so a search must rule out `list-pick` first.
 */
export const PAGE_FEATURES = [
  'list-pick',
  'list-flags',
  'link-cards',
  'bar',
  'complete-mention',
  'link-check',
  'names-on-page',
  'link-menu',
] as const;

export type PageFeature = (typeof PAGE_FEATURES)[number];

const NAMES: Readonly<Record<PageFeature, Message>> = {
  'list-pick': { id: 'options.listSelection' },
  'list-flags': { id: 'options.listFlags' },
  'link-cards': { id: 'options.linkCards' },
  bar: { id: 'options.bar' },
  'complete-mention': { id: 'options.completeMention' },
  'link-check': { id: 'options.linkCheck' },
  'names-on-page': { id: 'options.namesOnPage' },
  'link-menu': { id: 'options.linkMenu' },
};

/** What the settings call a feature. */
export const pageFeatureName = (id: PageFeature): Message => NAMES[id];
