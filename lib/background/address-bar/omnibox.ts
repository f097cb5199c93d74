import browser, { type Omnibox } from 'webextension-polyfill';
import type { AddressBar } from './suggestions.ts';

const NOT_NOW = 'Loreside cannot search just now; press Enter to try again';

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
  let newest = 0;

  /** Results may arrive out of order. Outdated ones aren't shown. */
  async function answer(typed: string, suggest: (rows: Omnibox.SuggestResult[]) => void): Promise<void> {
    newest += 1;
    const turn = newest;
    const { first, rows } = await bar.suggest(typed).catch(() => ({ first: NOT_NOW, rows: [] }));
    if (turn !== newest) return;
    omnibox.setDefaultSuggestion({ description: first });
    suggest(rows);
  }

  const failed = () => omnibox.setDefaultSuggestion({ description: NOT_NOW });
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
