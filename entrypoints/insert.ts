import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerEditor, EDITOR_GLOBAL } from '../lib/worldpage/index.ts';

/** Put into a page when something is to be written there; from then on it answers, in its own world, who asks it. */
export default defineUnlistedScript(() => {
  if (!(EDITOR_GLOBAL in globalThis))
    Object.defineProperty(globalThis, EDITOR_GLOBAL, { value: answerEditor });
});
