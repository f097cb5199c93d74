import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startList } from '../lib/worldpage/index.ts';

/** Injected next to the page script on World Anvil pages with lists. It is removed together with it. */
export default defineUnlistedScript(() => {
  const { loresidePageScript: pageScript } = globalThis;
  if (!pageScript || 'loresideList' in globalThis) return;
  Object.defineProperty(globalThis, 'loresideList', { value: startList(pageScript), configurable: true });
  pageScript.stopped.addEventListener('abort', () => Reflect.deleteProperty(globalThis, 'loresideList'));
});
