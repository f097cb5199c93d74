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

/** What was typed into a field of World Anvil's editor, and how often it has changed since the page came. */
export interface TypedText {
  /** One visit of the page. Texts of another visit are never replaced. */
  visit: string;
  field: string;
  text: string;
  /** Of a visual editor, to put it in again; then `text` has only its words. Null: `text` is a plain field's markup. */
  html: string | null;
  /** What World Anvil had when the page came. Null if it was sent before. */
  before: string | null;
  turn: number;
}

/** A text that was typed on an earlier visit. */
export interface KeptText {
  id: string;
  field: string;
  text: string;
  html: string | null;
  before: string;
  /** When it was typed, in the user's language. */
  when: string;
  /** False: it was typed on the page for a new article, which may have become this one. */
  isHere: boolean;
}

/**
 * - `arrived`: World Anvil has it.
 * - `dismissed`: the person doesn't want it offered.
 * - `replaced`: it was put in, and what is in the editor is kept now.
 */
export type KeptOutcome = 'arrived' | 'dismissed' | 'replaced';

/** The journal of an editor's page. `ask`: the person hasn't decided. `off`: nothing is kept here. */
export interface PageJournal {
  state: 'off' | 'ask' | 'on';
  kept: KeptText[];
}

/** Messages from the journal's script. `path`: the editor's own, because an address can change before a text is sent. */
export interface PageJournalChannels {
  /** Injects that script into the requesting page, if it is an editor. */
  'page.journal': { request: Nothing; reply: boolean };
  /** `world`: the world that the page names, by its id or slug. It only matters for entries that no copy has yet. */
  'page.kept': { request: { path: string; world: string | null }; reply: PageJournal };
  /** The reply says whether it was stored. If not, `page.kept` says what is allowed now. */
  'page.keep': { request: { path: string; typed: TypedText }; reply: boolean };
  'page.settle': { request: { path: string; id: string; outcome: KeptOutcome }; reply: undefined };
  'page.compareKept': { request: { path: string; id: string }; reply: undefined };
  'page.chooseJournal': { request: { isOn: boolean }; reply: undefined };
}

/** Messages from the same script about what a save has lost in the editor's entry, which its address names. */
export interface PageAlarmChannels {
  /** Reads the entry again. `loss`: a sentence in the user's language, or null. `isOld`: it may be read only later. */
  'page.alarm': { request: Nothing; reply: { loss: string | null; isOld: boolean } };
  /** Opens the entry's versions in the panel. */
  'page.openAlarm': { request: Nothing; reply: undefined };
  /** Doesn't show this loss on pages again, until the browser closes. */
  'page.closeAlarm': { request: Nothing; reply: undefined };
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
export interface PageChannels extends PageLinkChannels, PageJournalChannels, PageAlarmChannels {
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
