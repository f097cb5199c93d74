import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startList } from '../lib/worldpage/index.ts';

/** Put beside the script that stays on a page of a world, where that page lists things; it leaves with it. */
export default defineUnlistedScript(() => {
  const { loresideResident: resident } = globalThis;
  if (!resident || 'loresideList' in globalThis) return;
  Object.defineProperty(globalThis, 'loresideList', { value: startList(resident), configurable: true });
  resident.gone.addEventListener('abort', () => Reflect.deleteProperty(globalThis, 'loresideList'));
});
