import type { ActionId, ShownAction } from './actions/index.ts';
import type { PageLinkChannels } from './linkchannels.ts';
import type { PageThing } from './thing.ts';

/** What a page of the world is told of its thing; `thing` null: there is nothing to show. */
export interface PageLook {
  thing: PageThing | null;
  actions: ShownAction[];
}

export interface Acted {
  /** For a person. */
  toast: string;
  /** False: nothing was changed, and what was typed is still wanted. */
  isDone: boolean;
  /** What undoes it; null: nothing was changed. */
  change: string | null;
  /** How the thing stands now. */
  look: PageLook;
}

/** What the script on a world's page may ask of the background, and what it is answered. */
export interface PageChannels extends PageLinkChannels {
  /**
   * `edit`: the address that the page's own edit button leads to, a hint that is looked at before it is believed.
   * `isUnseen`: our element waits for the style sheet that shows it.
   */
  'page.look': { request: { edit: string | null; isUnseen: boolean }; reply: PageLook };
  /**
   * `value`: the text of a form; of a switch `true` or `false`, as it is wanted. `choice`: one of the form's, or of a
   * form without any what stood in it at first.
   */
  'page.act': { request: { action: ActionId; value: string; choice: string | null }; reply: Acted };
  'page.undo': { request: { change: string }; reply: Acted };
  /** Opens the panel at the thing. A sentence: what is left for the person to do. */
  'page.panel': { request: { action: ActionId }; reply: string | null };
}

export type PageAsk = <Name extends keyof PageChannels>(
  channel: Name,
  request: PageChannels[Name]['request'],
) => Promise<PageChannels[Name]['reply']>;

/** What the background tells the script on a page, in one message. */
export interface PageOrder {
  /** `bye`: leave no trace. `look`: look again. `act`: as if the action were chosen in the bar. */
  worldPage: 'bye' | 'look' | 'act';
  action?: ActionId;
}
