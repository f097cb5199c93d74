import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { completeHere } from '../lib/worldpage/index.ts';

/** Put into a page when the key for mentions is pressed there; pressed again, it ends what it began. */
export default defineUnlistedScript(() => {
  completeHere((message) => browser.runtime.sendMessage(message));
});
