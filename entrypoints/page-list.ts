import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startList } from '../lib/worldpage/index.ts';

/** Injected next to the resident script on World Anvil pages with lists. It is removed together with it. */
export default defineUnlistedScript(() => {
  const { loresideResident: resident } = globalThis;
  if (!resident || 'loresideList' in globalThis) return;
  Object.defineProperty(globalThis, 'loresideList', { value: startList(resident), configurable: true });
  resident.gone.addEventListener('abort', () => Reflect.deleteProperty(globalThis, 'loresideList'));
});
