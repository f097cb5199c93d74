import { tagRole } from './dialect.ts';
import type { MarkupNode } from './node.ts';
import { scanMarkup, type Token } from './scan.ts';
import { MarkupTree } from './tree.ts';

/** Deeper tags are ignored. No author nests this deeply, and rendering it could overflow the stack. */
const DEEPEST = 200;

/**
 * Parses World Anvil markup to a tree. As tolerant as World Anvil: unknown tags and stray closing tags are text,
 * unclosed tags end with their parent, a blank line starts a paragraph. Never throws; the time is linear in the
 * length.
 */
export function parseMarkup(text: string): MarkupNode[] {
  const tree = new MarkupTree();
  let tooDeep = 0;
  scanMarkup(text, (token) => {
    if (token.kind === 'open' && tree.depth >= DEEPEST && opensBlock(token)) tooDeep++;
    else if (token.kind === 'close' && tooDeep > 0 && tree.depth >= DEEPEST) tooDeep--;
    else tree.take(token);
  });
  return tree.finish();
}

function opensBlock(token: Token & { kind: 'open' }): boolean {
  const role = tagRole(token.name)?.role;
  return role !== 'break' && role !== 'rule' && role !== 'embed';
}
