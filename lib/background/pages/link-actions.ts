import type { Menus, Tabs } from 'webextension-polyfill';
import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { mentionOf } from '../../entries/index.ts';
import { t } from '../../i18n/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { requestInPanel } from '../../stored-state/index.ts';
import { openPanelFor } from '../../windows/index.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { findLinks } from './link-cards.ts';
import { LINK_ACTIONS, type LinkMenuAction } from './link-menu.ts';
import { beginCompletion } from './mention-completion.ts';

/** Runs in the page: it may use nothing from around here. The words for it come from the script that stays there, if one does. */
async function copyThere(text: string, said: string, byHand: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const pageScript: unknown = Reflect.get(globalThis, 'loresidePageScript');
  const show: unknown =
    typeof pageScript === 'object' && pageScript !== null ? Reflect.get(pageScript, 'showMessage') : null;
  // What went nowhere else is shown to be copied by hand.
  if (!copied) prompt(byHand, text);
  else if (typeof show === 'function') show(said);
}

async function copyMention(href: string, tabId: number): Promise<void> {
  const [found = null] = await findLinks([{ href, id: null }], await copiedWorlds());
  const mention =
    found && mentionOf({ ref: found.hit.ref, title: found.hit.title, template: found.hit.template });
  if (!mention) return;
  await loadLanguage();
  await browser.scripting.executeScript({
    target: { tabId },
    func: copyThere,
    args: [
      mention,
      t('worldPage.copiedMention', { title: found.hit.title || t('common.untitled') }),
      t('worldPage.copyByHand'),
    ],
  });
}

async function openBeside(href: string, windowId: number): Promise<void> {
  const [found = null] = await findLinks([{ href, id: null }], await copiedWorlds());
  if (!found) return;
  const { kind, id } = found.hit.ref;
  await requestInPanel(windowId, { view: 'entry', worldId: found.worldId, kind, id });
}

/** Does what menus and keys set off on links, names and mentions. `href`: the clicked link. */
export async function runLinkAction(
  action: LinkMenuAction,
  href: string | null,
  { id: tabId, windowId, url }: Tabs.Tab,
): Promise<void> {
  if (tabId === undefined || windowId === undefined) return;
  if (action === 'names') return requestInPanel(windowId, { view: 'names', tabId });
  if (action === 'check') return requestInPanel(windowId, { view: 'links' });
  if (action === 'complete') return beginCompletion({ id: tabId, url });
  if (href === null) return;
  await (action === 'open' ? openBeside(href, windowId) : copyMention(href, tabId));
}

/** Actions shown in the panel, which can only open during the click. */
const IN_PANEL: ReadonlySet<LinkMenuAction> = new Set<LinkMenuAction>(['open', 'names', 'check']);

export async function onLinkMenu(
  { menuItemId, linkUrl }: Pick<Menus.OnClickData, 'menuItemId' | 'linkUrl'>,
  tab: Tabs.Tab | undefined,
): Promise<void> {
  const action = LINK_ACTIONS.find((one) => menuItemId === `links:${one}`);
  if (!action || tab?.windowId === undefined) return;
  // Asked for before anything is awaited. If it opens in a window of its own, it gets the request there.
  const opened = IN_PANEL.has(action) ? openPanelFor({ windowId: tab.windowId }) : null;
  const panel = await opened?.catch(reportAs('pages.link-menu-clicks'));
  await runLinkAction(action, linkUrl ?? null, { ...tab, windowId: panel?.windowId ?? tab.windowId });
}
