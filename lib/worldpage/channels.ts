import type { Result } from '../model/index.ts';
import type { ActionId, PageActId, ShownAction } from './actions/index.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageWords } from './page-texts.ts';

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

/** What a page shows, for our own screens. `entry` is null if it shows no entry. */
export interface PageView {
  entry: PageEntry | null;
  actions: ShownAction[];
}

/** Content of the bar. Reveals neither title nor status of the entry to the page. */
export type BarActions = readonly ShownAction[];

/** What the bar shows after one of its actions. */
export interface ActionDone {
  /** What was done, in the user's language. */
  sentence: string;
  bar: BarActions;
}

/** Messages that the script on a World Anvil page may send to the background. */
export interface PageChannels extends PageLinkChannels {
  /** The texts that the script shows. It asks first of all, and again at `look`. */
  'page.messages': { request: Record<never, never>; reply: PageWords };
  /** `edit`: the page's own edit button, which is checked. `isUnseen`: our element waits for its style sheet. */
  'page.look': { request: { edit: string | null; isUnseen: boolean }; reply: BarActions };
  'page.act': { request: { action: PageActId }; reply: ActionDone };
  /** Opens the panel at the entry. */
  'page.panel': { request: { action: ActionId }; reply: undefined };
}

/** Why something wasn't done, in the user's language. */
export interface PageProblem {
  kind: string;
  sentence: string;
}

export type PageRequest = <Name extends keyof PageChannels>(
  channel: Name,
  request: PageChannels[Name]['request'],
) => Promise<Result<PageChannels[Name]['reply'], PageProblem>>;

/** A message from the background to the script on a page. */
export interface PageCommand {
  /** `bye`: remove everything. `look`: refresh, with the texts of the user's language. `act`: run the action as if it were clicked in the bar. */
  worldPage: 'bye' | 'look' | 'act';
  action?: ActionId;
}
