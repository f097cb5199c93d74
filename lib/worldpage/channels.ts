import type { ActionId, PageActId, ShownAction } from './actions/index.ts';
import type { PageLinkChannels } from './link-channels.ts';
import type { PageEntry } from './page-entry.ts';

/** What a page shows of the world, for our own screens; `thing` null: nothing. */
export interface PageView {
  thing: PageEntry | null;
  actions: ShownAction[];
}

/** What the bar in a page shows. Nothing in it tells the title or the status of what the page is about. */
export type BarActions = readonly ShownAction[];

export interface ActionResult {
  /** For a person. */
  sentence: string;
  bar: BarActions;
}

/** What the script on a world's page may ask of the background, and what it is answered. */
export interface PageChannels extends PageLinkChannels {
  /**
   * `edit`: the address that the page's own edit button leads to, a hint that is looked at before it is believed.
   * `isUnseen`: our element waits for the style sheet that shows it.
   */
  'page.look': { request: { edit: string | null; isUnseen: boolean }; reply: BarActions };
  'page.act': { request: { action: PageActId }; reply: ActionResult };
  /** Opens the panel at the thing. A sentence: what is left for the person to do. */
  'page.panel': { request: { action: ActionId }; reply: string | null };
}

export type PageRequest = <Name extends keyof PageChannels>(
  channel: Name,
  request: PageChannels[Name]['request'],
) => Promise<PageChannels[Name]['reply']>;

/** What the background tells the script on a page, in one message. */
export interface PageCommand {
  /** `bye`: leave no trace. `look`: look again. `act`: as if the action were chosen in the bar. */
  worldPage: 'bye' | 'look' | 'act';
  action?: ActionId;
}
