import browser from 'webextension-polyfill';

/**
 * Keeps content scripts out of `storage.local` and `storage.sync`, where the browser can: Chromium lets every page's
 * content script of ours read both by default. Firefox has no such switch; no secret lies in either.
 */
export async function restrictStorageAccess(): Promise<void> {
  const areas = [browser.storage.local, browser.storage.sync];
  await Promise.all(areas.map((area) => area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })));
}
