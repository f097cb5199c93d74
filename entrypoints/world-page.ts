import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { mountOnPage, type PageCommand } from '../lib/worldpage/index.ts';

const isOrder = (message: unknown): message is PageCommand =>
  typeof message === 'object' && message !== null && 'worldPage' in message;

/** The page script on World Anvil pages. Injecting it twice has no effect. */
export default defineUnlistedScript(() => {
  mountOnPage({
    send: (message) => browser.runtime.sendMessage(message),
    onCommand(listener) {
      const heard = (message: unknown) => {
        if (isOrder(message)) listener(message);
      };
      browser.runtime.onMessage.addListener(heard);
      return () => browser.runtime.onMessage.removeListener(heard);
    },
    isAlive: () => browser.runtime?.id !== undefined,
  });
});
