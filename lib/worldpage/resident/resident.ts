import type { PageAsk } from '../channels.ts';

/** What every feature on a world's page is given. It ends with `gone`, and takes away then what it has put there. */
export interface Resident {
  ask: PageAsk;
  /**
   * The closed shadow root that holds everything of ours, out of reach of the page's styles and scripts. What is shown over
   * the page is a `popover="manual"` in it.
   */
  root: ShadowRoot;
  /** The root's own element: the page's view of everything of ours. */
  host: HTMLElement;
  /** More rules for that root. */
  style(rules: string): void;
  /** The extension was updated, switched off, or may not be here any more. */
  gone: AbortSignal;
  /** Calls back when the page has become another one without being loaded anew, and when all is to be looked at again. */
  onMove(listener: () => void): void;
  /** Says something in the corner; `undo` puts a button beside it. */
  say(sentence: string, undo?: () => void): void;
}
