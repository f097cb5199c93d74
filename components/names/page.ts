import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { request } from '../../lib/messaging/index.ts';
import {
  LONGEST_PAGE,
  NAMES_CSS,
  NAMES_GLOBAL,
  NAMES_PORT,
  type NamesReply,
  type NamesRequest,
} from '../../lib/worldpage/index.ts';

const offset = z.int().check(z.gte(0), z.lte(LONGEST_PAGE));
const answer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    text: z.string().check(z.maxLength(LONGEST_PAGE)),
    next: z.nullable(offset),
    isCut: z.boolean(),
  }),
  z.object({ state: z.literal('marked'), counts: z.array(offset).check(z.maxLength(100_000)) }),
  z.object({ state: z.literal('shown') }),
  z.object({ state: z.literal('gone') }),
  z.object({ state: z.literal('left') }),
]);

/** Runs in the page, in our isolated world. It is serialized, so it can't use anything from this module. */
function callPageScript(name: string, request: NamesRequest): unknown {
  const handler: unknown = Reflect.get(globalThis, name);
  return typeof handler === 'function' ? handler(request) : null;
}

/** The page that is searched for names. */
export interface MarkedPage {
  /** A page of one of the person's own worlds, which knows its names anyway. */
  isOwn: boolean;
  /** Null if the page has navigated or is gone. */
  ask(request: NamesRequest): Promise<NamesReply | null>;
  /** Removes all marks. */
  leave(): void;
}

/** Injects the script into a tab's page. Null if the browser doesn't allow it. */
export async function enterPage(tabId: number): Promise<MarkedPage | null> {
  const target = { tabId };
  const css = { target, css: NAMES_CSS };
  try {
    await browser.scripting.executeScript({ target, files: ['/page-names.js'] });
    await browser.scripting.insertCSS(css);
  } catch {
    // The browser allows no scripts on this page; the caller says so.
    return null;
  }
  // The page's script removes its marks when this port closes with the panel.
  const port = browser.tabs.connect(tabId, { name: NAMES_PORT, frameId: 0 });
  const ask = async (question: NamesRequest): Promise<NamesReply | null> => {
    try {
      const [first] = await browser.scripting.executeScript({
        target,
        func: callPageScript,
        args: [NAMES_GLOBAL, question],
      });
      const parsed = answer.safeParse(first?.result);
      return parsed.success ? parsed.data : null;
    } catch {
      // The page was closed, or another one was opened in its tab.
      return null;
    }
  };
  const own = await request('page.isOwn', { tabId });
  return {
    isOwn: own.ok && own.value,
    ask,
    leave() {
      // Sent as well, because a script that an earlier release injected ignores the port.
      void ask({ do: 'leave' });
      port.disconnect();
      // The tab is gone, and its style sheet with it.
      void browser.scripting.removeCSS(css).catch(() => {});
    },
  };
}
