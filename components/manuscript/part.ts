import { t } from '../../lib/i18n/index.ts';
import type { ManuscriptNode } from '../../lib/model/index.ts';

/** A part with its depth. Parts are in reading order. */
export interface Part {
  node: ManuscriptNode;
  /** 0 for top-level parts. */
  depth: number;
}

/** All parts, each before its children. */
export function partsOf(nodes: readonly ManuscriptNode[]): Part[] {
  const parts: Part[] = [];
  const visit = (list: readonly ManuscriptNode[], depth: number) => {
    for (const node of list) {
      parts.push({ node, depth });
      visit(node.children, depth + 1);
    }
  };
  visit(nodes, 0);
  return parts;
}

export const titleOf = ({ node }: Part): string =>
  node.title.replace(/\s+/g, ' ').trim() ||
  t(node.type === 'image' ? 'manuscript.imagePart' : 'common.untitled');
