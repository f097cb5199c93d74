import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { EDITOR_GLOBAL, handleEditorRequest } from '../lib/worldpage/index.ts';

/**
 * Injected into a page when something is to be inserted there. It stays in our isolated world and answers the panel's
 * requests.
 */
export default defineUnlistedScript(() => {
  if (!(EDITOR_GLOBAL in globalThis))
    Object.defineProperty(globalThis, EDITOR_GLOBAL, { value: handleEditorRequest });
});
