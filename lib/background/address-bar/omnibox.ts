import browser, { type Omnibox } from 'webextension-polyfill';
import { t } from '../../i18n/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { plainly } from './suggestion-text.ts';
import type { AddressBar } from './suggestions.ts';

/** Where to open the page. */
async function show(url: string, disposition: Omnibox.OnInputEnteredDisposition): Promise<void> {
  if (disposition === 'currentTab') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: disposition === 'newForegroundTab' });
}

/**
 * Handles the keyword in the address bar. Listeners are registered synchronously. The offline copy is opened at the
 * first key.
 */
export function serveAddressBar(bar: AddressBar): void {
  const { omnibox } = browser;
  // Firefox for Android has no keywords.
  if (!omnibox) return;
  let newest = 0;
  const notNow = async () => {
    await loadLanguage();
    return plainly(t('menu.searchFailed'));
  };

  /** Results may arrive out of order. Outdated ones aren't shown. */
  async function answer(typed: string, suggest: (rows: Omnibox.SuggestResult[]) => void): Promise<void> {
    newest += 1;
    const turn = newest;
    const { first, rows } = await bar.suggest(typed).catch(async () => ({ first: await notNow(), rows: [] }));
    if (turn !== newest) return;
    omnibox.setDefaultSuggestion({ description: first });
    suggest(rows);
  }

  const failed = async () => omnibox.setDefaultSuggestion({ description: await notNow() });
  // Nothing is typed yet, so there are no rows to show.
  omnibox.onInputStarted.addListener(() => void answer('', () => {}).catch(failed));
  omnibox.onInputChanged.addListener((typed, suggest) => void answer(typed, suggest).catch(failed));
  omnibox.onInputEntered.addListener((typed, disposition) => {
    bar
      .enter(typed)
      .then((url) => show(url, disposition))
      .catch(failed);
  });
}
