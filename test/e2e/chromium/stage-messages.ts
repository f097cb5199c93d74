import { type Catalog, useCatalog } from '../../../lib/i18n/index.ts';

/** Loads the English messages into a bundle that a test has injected into a page of the extension. */
export async function loadMessages(): Promise<void> {
  const response = await fetch('/messages/en.json');
  const catalog: Catalog = await response.json();
  useCatalog('en', catalog);
}

declare global {
  var loadStageMessages: typeof loadMessages;
}
