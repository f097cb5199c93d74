import type { MarkupNode } from './node.ts';
import { scanMarkup } from './scan.ts';
import { MarkupTree } from './tree.ts';

/**
 * Parses World Anvil markup to a tree. As tolerant as World Anvil: unknown tags and stray closing tags are text,
 * unclosed tags end with their parent, a blank line starts a paragraph. Never throws; the time is linear in the
 * length.
 */
export function parseMarkup(text: string): MarkupNode[] {
  const tree = new MarkupTree();
  scanMarkup(text, (token) => tree.take(token));
  return tree.finish();
}
