import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startJournal } from '../lib/worldpage/index.ts';

/** Injected next to the page script in World Anvil's editors. It is removed together with it. */
export default defineUnlistedScript(() => {
  const { loresidePageScript: pageScript } = globalThis;
  if (!pageScript || 'loresideJournal' in globalThis) return;
  Object.defineProperty(globalThis, 'loresideJournal', { value: true, configurable: true });
  pageScript.stopped.addEventListener('abort', () => Reflect.deleteProperty(globalThis, 'loresideJournal'));
  startJournal(pageScript);
});
