import { tagRole } from './dialect.ts';
import type { MarkupNode } from './node.ts';
import { scanMarkup, type Token } from './scan.ts';
import { MarkupTree } from './tree.ts';

/** Tags deeper than this are read through: nobody means them, and no screen survives them. */
const DEEPEST = 200;

/**
 * Platform markup → tree. Tolerant as the platform is: unknown tags and stray closing tags are text, unclosed ones end
 * with what is around them, a blank line begins a paragraph. Never throws; time grows with the length alone.
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
