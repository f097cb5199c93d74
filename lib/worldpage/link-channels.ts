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
  flags: string[];
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
  /** Opens the panel, where the selected entries are changed. A sentence: what is left for the person to do. */
  'page.pick': { request: { ids: string[] }; reply: string | null };
  'page.complete': { request: { typed: string }; reply: Completed[] };
}

export type PageLinkRequest = <Name extends keyof PageLinkChannels>(
  channel: Name,
  request: PageLinkChannels[Name]['request'],
) => Promise<PageLinkChannels[Name]['reply']>;
