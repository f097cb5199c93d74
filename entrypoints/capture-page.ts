import { Readability } from '@mozilla/readability';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capturePage } from '../lib/capture/index.ts';

/** Injected into the page itself on the user's act; the script's value is a clip of its article part. */
export default defineUnlistedScript(() =>
  capturePage(window, (skeleton) => {
    const options = { serializer: (node: Node) => node, keepClasses: true, disableJSONLD: true };
    return new Readability<Node>(skeleton, options).parse()?.content ?? null;
  }),
);
