import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startMessages } from '../lib/i18n/index.ts';

/** In the head of every page. It is small, so it runs long before the page's own script. */
export default defineUnlistedScript(() => startMessages());
