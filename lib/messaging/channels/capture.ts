import { channel, nothing } from '../channel.ts';

/** What a click in the context menu left for the popup. Null addresses: there was none. */
export interface PendingCapture {
  selectionText: string;
  linkUrl: string | null;
  pageUrl: string;
  /** The frame that was clicked in, where it was not the page itself. */
  frameUrl: string | null;
  tabId: number;
}

/** Hands it over once; null when nothing was left. */
export const pending = channel<PendingCapture | null>()({
  name: 'capture.pending',
  from: ['page'],
  request: nothing,
});
