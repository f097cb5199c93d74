import type { EntryKind } from '../../lib/library/index.ts';
import type { EntryView, ListView } from './view.ts';

const card = (kind: EntryKind) => async (): Promise<EntryView> =>
  (await import('./EntryCard.tsx')).cardFor(kind);

/** The view of each kind, fetched when a thing of it is opened. A kind without one of its own is shown as a card. */
export const VIEWS: Record<EntryKind, () => Promise<EntryView>> = {
  article: async () => (await import('../article/index.ts')).ArticleView,
  statblock: async () => (await import('../statblock/index.ts')).StatblockView,
  secret: card('secret'),
  category: async () => (await import('../category/index.ts')).categoryView(),
  image: async () => (await import('../image/index.ts')).ImageView,
  manuscript: async () => (await import('../manuscript/index.ts')).ManuscriptView,
};

const list = async (): Promise<ListView> => (await import('./EntryList.tsx')).EntryList;

/** All things of a kind, each kind's in its own way. */
export const LISTS: Record<EntryKind, () => Promise<ListView>> = {
  article: list,
  statblock: list,
  secret: list,
  category: async () => (await import('../category/index.ts')).categoryTreeView(),
  image: async () => (await import('../image/index.ts')).ImageGrid,
  manuscript: list,
};
