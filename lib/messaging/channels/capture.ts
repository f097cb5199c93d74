import { channel, nothing } from '../channel.ts';

/** A capture requested from the context menu, for the popup. Addresses are null if they don't apply. */
export interface PendingCapture {
  selectionText: string;
  linkUrl: string | null;
  pageUrl: string;
  /** The frame that was clicked, unless it was the top frame. */
  frameUrl: string | null;
  tabId: number;
}

/** Returns the pending capture once, then null. */
export const pending = channel<PendingCapture | null>()({
  name: 'capture.pending',
  from: ['page'],
  request: nothing,
});
