/** A link on a page. Its values are hints, which are checked before use. */
export interface LinkAt {
  href: string;
  /** The value of `data-article-id`, if any. */
  id: string | null;
}

/** Content of a hover card. */
export interface LinkCard {
  title: string;
  /** What kind of entry it is, in words. */
  word: string;
  flags: string[];
  /** How many entries link to it, in words. Null if none does. */
  links: string | null;
  excerpt: string | null;
  /** Contains nothing that only the owner may see, so it can be cached briefly. */
  isPublic: boolean;
}

/** A flag of a list's entry, with its text in the user's language. */
export interface ListedFlag {
  id: 'draft' | 'wip' | 'private';
  text: string;
}

/** What a list shows next to an entry. */
export interface ListedEntry {
  id: string;
  flags: ListedFlag[];
}

/** A suggestion of the completion. */
export interface Completion {
  title: string;
  word: string;
  flags: string[];
  /** The markup, and the mention for visual editors. */
  text: string;
  rich: { id: string; label: string; url: string; entityClass: string };
}

type Nothing = Record<never, never>;

/** Messages from our scripts on a page about links, lists and names. */
export interface PageLinkChannels {
  'page.card': { request: LinkAt; reply: LinkCard | null };
  /** Injects the script for lists into the requesting page, if that is a list. */
  'page.list': { request: Nothing; reply: boolean };
  /** Replies in the order of `links`. Null for unknown entries. */
  'page.flags': {
    request: { links: LinkAt[] };
    reply: { entries: (ListedEntry | null)[]; mayPick: boolean };
  };
  /** Opens the panel, where the selected entries can be changed. */
  'page.pick': { request: { ids: string[] }; reply: undefined };
  'page.complete': { request: { typed: string }; reply: Completion[] };
}
