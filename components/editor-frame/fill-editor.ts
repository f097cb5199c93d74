import browser from 'webextension-polyfill';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { followedTab } from '../../lib/windows/index.ts';
import {
  type FillItem,
  type FillMode,
  type FillResult,
  hostsOf,
  PLATFORM_HOSTS,
  recognizePage,
} from '../../lib/worldpage/index.ts';
import { askEditor, askFrames, withTimeout } from './editor.ts';

/** Why nothing was filled in: no tab, no scripts allowed there, no editor of World Anvil, or no answer. */
export type NoFields = 'no-page' | 'closed' | 'no-editor' | 'unknown';

/** The hosts on which a page can be World Anvil's editor, connected or not. */
export const worldAnvilHosts = (connection: ConnectionSummary, { pageDomains }: Settings): string[] => [
  ...PLATFORM_HOSTS,
  ...hostsOf(connection.state === 'none' ? null : connection.address),
  ...pageDomains,
];

/** Whether an address is that of an editor for an article, new or not. */
export function isEditorAddress(url: string, connection: ConnectionSummary, settings: Settings): boolean {
  const page = recognizePage(url, worldAnvilHosts(connection, settings));
  return page?.subject === 'article' && page.does !== 'shows';
}

/**
 * Fills in World Anvil's editor in a tab: in the frame with the most of these parts.
 * @param tabId null: the active tab of this window
 */
export async function fillEditor(
  tabId: number | null,
  items: readonly FillItem[],
  mode: FillMode,
  hosts: readonly string[],
): Promise<readonly FillResult[] | NoFields> {
  const at = tabId ?? (await followedTab())?.tabId;
  if (at === undefined) return 'no-page';
  const parts = ['title', 'content', ...items.map(({ part }) => part)];
  try {
    const target = { tabId: at, allFrames: true } as const;
    await withTimeout(browser.scripting.executeScript({ target, files: ['/insert.js'] }));
    const [best] = (await askFrames(target, { do: 'survey', parts, hosts }))
      .flatMap(({ frameId, answer }) =>
        answer.state === 'surveyed' && answer.parts.length > 0
          ? [{ frameId, count: answer.parts.length }]
          : [],
      )
      .sort((a, b) => b.count - a.count);
    if (!best) return 'no-editor';
    const frame = { tabId: at, frameId: best.frameId, url: undefined };
    const answer = await askEditor(frame, { do: 'fill', items, mode, hosts });
    return answer?.state === 'filled' ? answer.results : 'unknown';
  } catch {
    // The browser allows no scripts on this page, or it was closed.
    return 'closed';
  }
}

/** Whether a tab's page, which nothing was filled in on, mentions all of these articles. */
export async function showsMentions(
  tabId: number,
  article: { ids: readonly string[]; title: string },
  hosts: readonly string[],
): Promise<boolean> {
  try {
    const target = { tabId, allFrames: true } as const;
    await withTimeout(browser.scripting.executeScript({ target, files: ['/insert.js'] }));
    const answers = await askFrames(target, { do: 'mentions', ...article, hosts });
    return answers.some(({ answer }) => answer.state === 'mentions' && answer.all);
  } catch {
    // The browser allows no scripts on this page, or it went on to another.
    return false;
  }
}
