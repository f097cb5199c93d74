import type { WorldId } from '../model/index.ts';

/** Kinds of entries with a page of their own: a world and the contents of its offline copy. */
export type PageEntryKind =
  | 'world'
  | 'article'
  | 'statblock'
  | 'secret'
  | 'category'
  | 'image'
  | 'manuscript';

/** The entry that a page shows. Contains what actions depend on, but no content. */
export interface PageEntry {
  worldId: WorldId;
  kind: PageEntryKind;
  id: string;
  title: string;
  /** An article's template code, or the title of a statblock's template. */
  template: string | null;
  category: { id: string; title: string } | null;
}
