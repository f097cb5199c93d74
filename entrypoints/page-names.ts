import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { handleNamesRequest, NAMES_GLOBAL, NAMES_PORT } from '../lib/worldpage/index.ts';

/**
 * Injected into a page when a person searches it for names. It answers the panel, and removes its marks when the panel
 * closes.
 */
export default defineUnlistedScript(() => {
  if (NAMES_GLOBAL in globalThis) return;
  Object.defineProperty(globalThis, NAMES_GLOBAL, { value: handleNamesRequest });
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === NAMES_PORT) port.onDisconnect.addListener(() => handleNamesRequest({ do: 'leave' }));
  });
});
