import type { EntryKind } from '../../../lib/library/index.ts';
import type { Route } from './route.ts';
import type { EntryView, ListView } from './view.ts';

/** The view of each kind, loaded when an entry of that kind is opened. */
export const VIEWS: Record<EntryKind, () => Promise<EntryView>> = {
  article: async () => (await import('../../article/index.ts')).ArticleView,
  statblock: async () => (await import('../../statblock/index.ts')).StatblockView,
  secret: async () => (await import('../../secret/index.ts')).SecretView,
  category: async () => (await import('../../category/index.ts')).categoryView(),
  image: async () => (await import('../../image/index.ts')).ImageView,
  manuscript: async () => (await import('../../manuscript/index.ts')).ManuscriptView,
};

/** Starts loading the view of a route before the panel is rendered. */
export function preloadView(route: Route): void {
  // The screen that shows the view reports the error.
  if (route.view === 'entry') VIEWS[route.ref.kind]().catch(() => {});
}

const list = async (): Promise<ListView> => (await import('../entry/entry-list.tsx')).EntryList;

/** The list view of each kind. */
export const LISTS: Record<EntryKind, () => Promise<ListView>> = {
  article: list,
  statblock: async () => (await import('../../statblock/index.ts')).withAddStatblock(await list()),
  secret: list,
  category: async () => (await import('../../category/index.ts')).categoryTreeView(),
  image: async () => (await import('../../image/index.ts')).ImageGrid,
  manuscript: list,
};
