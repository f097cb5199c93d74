import type { ComponentType } from 'preact';
import type { EntryKind, EntryRef } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import type { Route } from './route.ts';

/** The props of every entry view, whatever the kind. A view reads the library itself and follows its changes. */
export interface EntryViewProps {
  worldId: WorldId;
  id: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
  /** Shows a user's profile. */
  profile?: ((userId: string) => void) | undefined;
}

export type EntryView = ComponentType<EntryViewProps>;

/** The props of every list view. */
export interface ListViewProps {
  worldId: WorldId;
  kind: EntryKind;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  search: (typed: string) => void;
}

export type ListView = ComponentType<ListViewProps>;

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
