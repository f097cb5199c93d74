import browser from 'webextension-polyfill';
import { mentionOf } from '../../entries/index.ts';
import { t } from '../../i18n/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { requestInPanel } from '../../stored-state/index.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { findLinks } from './link-cards.ts';
import type { LinkWork } from './link-menu.ts';
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

/** What menus and keys set off on links, names and mentions. */
export function createLinkWork(): LinkWork {
  return {
    async menu(action, href, { id: tabId, windowId, url }) {
      if (tabId === undefined || windowId === undefined) return;
      switch (action) {
        case 'open':
          return href === null ? undefined : openBeside(href, windowId);
        case 'mention':
          return href === null ? undefined : copyMention(href, tabId);
        case 'names':
          return requestInPanel(windowId, { view: 'names', tabId });
        case 'check':
          return requestInPanel(windowId, { view: 'links' });
        case 'complete':
          return beginCompletion({ id: tabId, url });
      }
    },
  };
}
