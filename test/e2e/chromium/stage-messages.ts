import { fetchCatalog, useCatalog } from '../../../lib/i18n/index.ts';

/** Loads the English messages into a bundle that a test has injected into a page of the extension. */
export async function loadMessages(): Promise<void> {
  useCatalog('en', await fetchCatalog('en'));
}

declare global {
  var loadStageMessages: typeof loadMessages;
}
