import browser from 'webextension-polyfill';
import type { OpenedExport } from '../../lib/world-export/index.ts';

/** Milliseconds that the page's thread may be busy with one part. */
const BUSY = 20;

/**
 * Runs in the page: the HTML of its articles from this one on, as many as fit into a moment, and the number of the next.
 * The first part also has what stands before them: the world's title and the links of the World Codex.
 */
function partOf(from: number, busy: number): { html: string; next: number | null } {
  const end = performance.now() + busy;
  const articles = document.querySelectorAll('div.article-print-container');
  const parts: string[] = [];
  if (from === 0) {
    // Its attributes say whether the browser has translated the page.
    const root = document.documentElement.cloneNode();
    if (root instanceof Element) parts.push(root.outerHTML.replace(/<\/html>$/i, ''));
    const [first] = articles;
    const isBefore = (element: Element): boolean =>
      !first || Boolean(first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    const escaped = document.createElement('title');
    escaped.append(document.title);
    parts.push(escaped.outerHTML);
    for (const element of document.querySelectorAll('h1, a[href*="#article-"]'))
      if (isBefore(element)) parts.push(element.outerHTML);
  }
  let at = from;
  for (; at < articles.length && (at === from || performance.now() < end); at += 1)
    parts.push(articles[at]?.outerHTML ?? '');
  if (at >= articles.length) parts.push('</html>');
  return { html: parts.join('\n'), next: at < articles.length ? at : null };
}

/** The tab is gone, has another page, or the browser doesn't let us read it any more. */
export class TabUnreadable extends Error {}

const isPart = (result: unknown): result is ReturnType<typeof partOf> =>
  typeof result === 'object' && result !== null && 'html' in result && 'next' in result;

/**
 * The HTML of the export page in a tab, part by part, so that neither page stops. Rejects with
 * `TabUnreadable` if the browser doesn't let us: it does from a click on our button until the tab goes elsewhere.
 */
async function* tabText(tabId: number): AsyncGenerator<string> {
  for (let from: number | null = 0; from !== null; ) {
    const injection = { target: { tabId }, func: partOf, args: [from, BUSY] };
    const [answer] = await browser.scripting.executeScript(injection).catch((error: unknown) => {
      throw new TabUnreadable('', { cause: error });
    });
    const part: unknown = answer?.result;
    if (!isPart(part)) throw new TabUnreadable();
    yield part.html;
    from = part.next;
  }
}

/** The export page in a tab. Its address is unknown if the tab has gone meanwhile. */
export async function sourceOfTab(tabId: number): Promise<OpenedExport> {
  const tab = await browser.tabs.get(tabId).catch(() => null);
  return { kind: 'page', text: () => tabText(tabId), address: tab?.url ?? null };
}
