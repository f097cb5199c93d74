import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureSelection } from '../lib/capture/index.ts';

/** Injected into every frame on a person's action. The script returns a clip, or null if nothing is selected. */
export default defineUnlistedScript(() => captureSelection(window));
