import type { Result } from '../model/index.ts';
import type { ActionId, PageActId, ShownAction } from './actions/index.ts';
import type { PageLinkChannels } from './link-channels.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageWords } from './page-texts.ts';

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
  /**
   * `edit`: the target of the page's own edit button, which is checked before use. `isUnseen`: our element still waits
   * for the style sheet that shows it.
   */
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
