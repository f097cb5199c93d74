import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureSelection } from '../lib/capture/index.ts';

/** Injected into every frame on the user's act; the script's value is a clip, or null where nothing is selected. */
export default defineUnlistedScript(() => captureSelection(window));
