import type { EntryKind } from '../../lib/library/index.ts';
import type { EntryView, ListView } from './view.ts';

const card = (kind: EntryKind) => async (): Promise<EntryView> =>
  (await import('./EntryCard.tsx')).cardFor(kind);

/** The view of each kind, fetched when a thing of it is opened. A kind without one of its own is shown as a card. */
export const VIEWS: Record<EntryKind, () => Promise<EntryView>> = {
  article: async () => (await import('../article/index.ts')).ArticleView,
  statblock: async () => (await import('../statblock/index.ts')).StatblockView,
  secret: card('secret'),
  category: card('category'),
  image: card('image'),
  manuscript: card('manuscript'),
};

const list = async (): Promise<ListView> => (await import('./EntryList.tsx')).EntryList;

/** All things of a kind, each kind's in its own way. */
export const LISTS: Record<EntryKind, () => Promise<ListView>> = {
  article: list,
  statblock: list,
  secret: list,
  category: list,
  image: list,
  manuscript: list,
};
