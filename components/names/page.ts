import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { request as bridge } from '../../lib/messaging/index.ts';
import {
  LONGEST_PAGE,
  NAMES_CSS,
  NAMES_GLOBAL,
  NAMES_PORT,
  type NamesAnswer,
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

/** Runs in the page, in our own world there: it may use nothing from around here. */
function answerThere(name: string, request: NamesRequest): unknown {
  const there: unknown = Reflect.get(globalThis, name);
  return typeof there === 'function' ? there(request) : null;
}

/** The page that is looked through. */
export interface MarkedPage {
  /** A page of one of the user's own worlds, which knows its names anyway. */
  isOwn: boolean;
  /** Null: the page is another one by now, or gone. */
  ask(request: NamesRequest): Promise<NamesAnswer | null>;
  /** Takes every mark away. */
  leave(): void;
}

/** Goes into the page that a tab shows. Null: the browser lets nothing of ours in there. */
export async function enterPage(tabId: number): Promise<MarkedPage | null> {
  const target = { tabId };
  const css = { target, css: NAMES_CSS };
  try {
    await browser.scripting.executeScript({ target, files: ['/page-names.js'] });
    await browser.scripting.insertCSS(css);
  } catch {
    return null;
  }
  // When the panel closes, the page learns it by this, and its marks go.
  const port = browser.tabs.connect(tabId, { name: NAMES_PORT, frameId: 0 });
  const ask = async (request: NamesRequest): Promise<NamesAnswer | null> => {
    try {
      const [first] = await browser.scripting.executeScript({
        target,
        func: answerThere,
        args: [NAMES_GLOBAL, request],
      });
      const parsed = answer.safeParse(first?.result);
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };
  return {
    isOwn: await bridge('page.isOwn', { tabId }).catch(() => false),
    ask,
    leave() {
      // Asked for too: a script that an earlier release has left there hears nothing of the connection.
      void ask({ do: 'leave' });
      port.disconnect();
      // The tab is gone, and its style with it.
      void browser.scripting.removeCSS(css).catch(() => {});
    },
  };
}
