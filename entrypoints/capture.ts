import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureSelection, isKnown } from '../lib/capture/index.ts';

/** Injected into every frame on the user's act; the script's value is a clip, or null where nothing is selected. */
export default defineUnlistedScript(() => {
  const clip = captureSelection(window);
  return clip && isKnown(document) ? { ...clip, isKnown: true } : clip;
});
