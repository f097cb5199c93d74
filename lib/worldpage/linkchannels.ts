/** A link as it stands in a page: hints that are looked at before they are believed. */
export interface LinkAt {
  href: string;
  /** `data-article-id`, where it has one. */
  id: string | null;
}

/** What a card tells of the thing that a link leads to. */
export interface LinkCard {
  title: string;
  /** What it is, as people call it. */
  word: string;
  flags: string[];
  excerpt: string | null;
  /** Nothing in it is for its owner's eyes alone: it may be kept for a moment. */
  isPublic: boolean;
}

/** What a list shows beside an entry. */
export interface ListedEntry {
  id: string;
  title: string;
  flags: string[];
}

/** One change that several articles are to have. */
export type ManyChange =
  | { kind: 'draft' | 'wip'; value: boolean }
  | { kind: 'state'; value: 'public' | 'private' }
  | { kind: 'addTag' | 'removeTag'; value: string }
  | { kind: 'category'; value: string | null };

export interface ManyBegun {
  /** Names the changes from now on; null: nothing was to be changed, or nothing could be. */
  batch: string | null;
  sentence: string;
}

/** How far the changes are. */
export interface ManyState {
  done: number;
  total: number;
  isRunning: boolean;
  /** What became of it, in one breath; what did not change is named. */
  sentence: string;
  canUndo: boolean;
}

/** A row of the completion. */
export interface Completed {
  title: string;
  word: string;
  flags: string[];
  /** The markup, and what a visual editor is given in its place. */
  text: string;
  rich: { id: string; label: string; url: string; entityClass: string };
}

type Nothing = Record<never, never>;

/** What our scripts on a page ask of links, lists and names. */
export interface PageLinkChannels {
  'page.card': { request: LinkAt; reply: LinkCard | null };
  /** Puts the script for lists into the page that asks, where that is one. */
  'page.list': { request: Nothing; reply: boolean };
  /** The entries in the order asked for; null: nothing is known of it. */
  'page.flags': {
    request: { links: LinkAt[] };
    reply: { entries: (ListedEntry | null)[]; mayPick: boolean };
  };
  'page.choices': { request: { id: string }; reply: { categories: { id: string; title: string }[] } };
  'page.many': { request: { ids: string[]; change: ManyChange }; reply: ManyBegun };
  'page.manyState': { request: { batch: string }; reply: ManyState | null };
  'page.manyStop': { request: { batch: string }; reply: boolean };
  'page.manyUndo': { request: { batch: string }; reply: ManyBegun };
  'page.complete': { request: { typed: string }; reply: Completed[] };
}

export type PageLinkAsk = <Name extends keyof PageLinkChannels>(
  channel: Name,
  request: PageLinkChannels[Name]['request'],
) => Promise<PageLinkChannels[Name]['reply']>;
