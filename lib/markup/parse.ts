import type { Bounds } from './dom/bounds.ts';
import type { LivePage } from './dom/live.ts';
import type { Shapes } from './dom/shapes.ts';
import type { MarkupNode } from './node.ts';
import { scanMarkup } from './scan.ts';
import { MarkupTree } from './tree.ts';

/** `invisible`: takes up space, its children may be shown. `gone`: none of it is shown. */
export type Visibility = 'shown' | 'invisible' | 'gone';

export interface FromDomOptions {
  /** Base for relative addresses. */
  base: string;
  /** The visibility of an element of a rendered page. Without it, every element counts as shown. */
  visibility?: (element: Element) => Visibility;
  /** Rendered style and layout. Without it, only tags and style attributes count. */
  live?: LivePage;
  /** What elements stand for, if the site has rules of its own. */
  shapes?: Shapes | undefined;
  /** Elements and text nodes to skip. */
  leftOut?: ReadonlySet<Node>;
  /** Images whose alt text is repeated next to them. */
  captioned?: ReadonlySet<Node>;
  bounds?: Bounds;
  /** Omit blocks and keep only text and marks, for a selection inside one block. */
  bare?: boolean;
  /** Maximum characters of markup. Reading stops when it is exceeded. */
  limit?: number;
}

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
