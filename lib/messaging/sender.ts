/**
 * Who sent a message, by what the browser itself says of the sender; nothing in the message counts.
 *
 * - `page`: one of our own pages, top frame. Our page in a tab has a `tab` as well, so that "no tab" proves nothing.
 * - `content`: our content script in the top frame of a web page that is shown. It shares `id` with every part of the
 *   extension and stands in a page that may be hostile: it is a stranger.
 * - `other`: everything else, sub-frames, sandboxed pages and other extensions included.
 */
export type SenderClass = 'page' | 'content' | 'other';

/** What the browsers tell of a sender. COMPAT(firefox): no `documentLifecycle`; `frameId` of its sidebar is 0 or absent. */
export interface Sender {
  id?: string;
  origin?: string;
  url?: string;
  frameId?: number;
  documentLifecycle?: string;
  tab?: { id?: number; windowId?: number; url?: string };
}

/** This extension: `origin` without a slash at its end. */
export interface Self {
  id: string;
  origin: string;
}

/** Our pages that talk to the background. A new page is named here before it is listened to. */
export const PAGES: readonly string[] = [
  '/popup.html',
  '/sidepanel.html',
  '/palette.html',
  '/options.html',
  '/welcome.html',
];

const WEB = /^https?:\/\//;

function pathOf(url: string, origin: string): string | null {
  if (!url.startsWith(`${origin}/`)) return null;
  return url.slice(origin.length).split(/[?#]/, 1)[0] ?? null;
}

/** The sender's class. Pure; a shape that is not known is `other`. */
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
