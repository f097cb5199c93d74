/**
 * The sender of a message, as identified by the browser. The message's content is never trusted.
 * - `page`: one of our own pages, top frame only. Our pages in tabs also have `tab`, so a missing tab proves nothing.
 * - `content`: our content script in the top frame of a visible web page. It has the same `id` as the whole extension
 *   but runs in a possibly hostile page, so it isn't trusted.
 * - `other`: everything else, including subframes, sandboxed pages and other extensions.
 */
export type SenderClass = 'page' | 'content' | 'other';

/** A sender as the browser describes it. COMPAT(firefox): no `documentLifecycle`; a sidebar's `frameId` is 0. */
export interface Sender {
  id?: string;
  origin?: string;
  url?: string;
  frameId?: number;
  documentLifecycle?: string;
  tab?: { id?: number; windowId?: number; url?: string; incognito?: boolean };
}

/** This extension. `origin` has no trailing slash. */
export interface Self {
  id: string;
  origin: string;
}

/** Our pages that send messages. New pages must be listed here. */
export const PAGES: readonly string[] = [
  '/popup.html',
  '/sidepanel.html',
  '/palette.html',
  '/options.html',
  '/welcome.html',
  '/import.html',
];

const WEB = /^https?:\/\//;

function pathOf(url: string, origin: string): string | null {
  if (!url.startsWith(`${origin}/`)) return null;
  return url.slice(origin.length).split(/[?#]/, 1)[0] ?? null;
}

/** Classifies a sender. Pure. Anything unknown is `other`. */
export function classify(sender: Sender, self: Self): SenderClass {
  if (self.id === '' || sender.id !== self.id) return 'other';
  if (sender.frameId !== undefined && sender.frameId !== 0) return 'other';
  if (sender.documentLifecycle !== undefined && sender.documentLifecycle !== 'active') return 'other';
  if (sender.origin === undefined || sender.url === undefined) return 'other';
  if (sender.origin === self.origin) {
    const path = pathOf(sender.url, self.origin);
    return path !== null && PAGES.includes(path) ? 'page' : 'other';
  }
  const inTab = sender.tab?.id !== undefined && sender.frameId === 0;
  return inTab && WEB.test(sender.origin) && WEB.test(sender.url) ? 'content' : 'other';
}
