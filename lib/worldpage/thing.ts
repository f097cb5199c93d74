import type { ArticleState, WorldId } from '../model/index.ts';

/** What has a page of its own: a world, and what is copied of it. */
export type ThingKind = 'world' | 'article' | 'statblock' | 'secret' | 'category' | 'image' | 'manuscript';

/** The thing that a page shows, as much of it as the page's own reader sees anyway: never what a secret says. */
export interface PageThing {
  worldId: WorldId;
  kind: ThingKind;
  id: string;
  title: string;
  /** Of articles their template's code, of statblocks their template's title. */
  template: string | null;
  state: ArticleState | null;
  isDraft: boolean;
  isWip: boolean;
  /** Null: not read yet. */
  isAdult: boolean | null;
  tags: string[];
  category: { id: string; title: string } | null;
}
