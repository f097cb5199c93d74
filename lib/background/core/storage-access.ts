import browser from 'webextension-polyfill';

/**
 * Keeps content scripts out of `storage.local` and `storage.sync`. By default, Chromium lets all our content scripts
 * read both. Firefox has no such switch; neither area contains secrets.
 */
export async function restrictStorageAccess(): Promise<void> {
  const areas = [browser.storage.local, browser.storage.sync];
  await Promise.all(areas.map((area) => area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })));
}
