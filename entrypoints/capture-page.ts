import { Readability } from '@mozilla/readability';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { captureKnownSelection, capturePage, hasText } from '../lib/capture/index.ts';

/**
 * Injected into the page on a person's action. The script returns a clip of the selection as the page's source has it,
 * if that is known; else a clip of the page's article part, or null if it has no text.
 */
export default defineUnlistedScript(async () => {
  const selection = captureKnownSelection(window);
  if (selection) return selection;
  if (!hasText(document)) return null;
  const clip = await capturePage(window, (skeleton) => {
    const options = { serializer: (node: Node) => node, keepClasses: true, disableJSONLD: true };
    return new Readability<Node>(skeleton, options).parse()?.content ?? null;
  });
  return clip.text === '' && clip.images.length === 0 ? null : clip;
});
