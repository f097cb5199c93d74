import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { completeHere } from '../lib/worldpage/index.ts';

/** Injected into a page when the shortcut for mentions is pressed there. Pressing it again ends the completion. */
export default defineUnlistedScript(() => {
  completeHere((message) => browser.runtime.sendMessage(message));
});
