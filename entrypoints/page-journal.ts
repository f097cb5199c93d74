import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { type FallbackStorage, startJournal } from '../lib/worldpage/index.ts';

/** Firefox's own. A module around it would make this script half as large again. */
declare const browser: { storage: { local: FallbackStorage } };

/** Injected next to the page script in World Anvil's editors. It is removed together with it. */
export default defineUnlistedScript(() => {
  const { loresidePageScript: pageScript } = globalThis;
  if (!pageScript || 'loresideJournal' in globalThis) return;
  Object.defineProperty(globalThis, 'loresideJournal', { value: true, configurable: true });
  pageScript.stopped.addEventListener('abort', () => Reflect.deleteProperty(globalThis, 'loresideJournal'));
  // Chromium keeps scripts on pages out of this storage. There, the background answers at once.
  startJournal(pageScript, import.meta.env.FIREFOX ? browser.storage.local : null);
});
