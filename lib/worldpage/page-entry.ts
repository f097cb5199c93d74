import type { WorldId } from '../model/index.ts';

/** What has a page of its own: a world, and what is copied of it. */
export type PageEntryKind =
  | 'world'
  | 'article'
  | 'statblock'
  | 'secret'
  | 'category'
  | 'image'
  | 'manuscript';

/** The thing that a page shows: what actions are decided by, never what it says. */
export interface PageEntry {
  worldId: WorldId;
  kind: PageEntryKind;
  id: string;
  title: string;
  /** Of articles their template's code, of statblocks their template's title. */
  template: string | null;
  category: { id: string; title: string } | null;
}
