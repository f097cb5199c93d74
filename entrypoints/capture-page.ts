import { Readability } from '@mozilla/readability';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureKnownSelection, capturePage, hasText } from '../lib/capture/index.ts';

/**
 * Injected into the page itself on the user's act; the script's value is a clip of its article part, or null where it has
 * no text to read. Where something is selected, it is a clip of that, read as the page's source has it.
 */
export default defineUnlistedScript(() => {
  const selection = captureKnownSelection(window);
  if (selection) return selection;
  if (!hasText(document)) return null;
  return capturePage(window, (skeleton) => {
    const options = { serializer: (node: Node) => node, keepClasses: true, disableJSONLD: true };
    return new Readability<Node>(skeleton, options).parse()?.content ?? null;
  });
});
