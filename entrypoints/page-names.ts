import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerNames, NAMES_GLOBAL, NAMES_PORT } from '../lib/worldpage/index.ts';

/** Put into a page when its owner looks for names there; it answers the panel, and leaves with it. */
export default defineUnlistedScript(() => {
  if (NAMES_GLOBAL in globalThis) return;
  Object.defineProperty(globalThis, NAMES_GLOBAL, { value: answerNames });
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === NAMES_PORT) port.onDisconnect.addListener(() => answerNames({ do: 'leave' }));
  });
});
