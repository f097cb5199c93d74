import type { MarkupNode } from '../../lib/markup/index.ts';
import type { Part } from './parts.ts';

/** The most blocks that a lead has. */
const MAX_BLOCKS = 3;

/**
 * Splits the beginning off a text: up to its first heading, a few blocks at most. In a narrow window, the facts stand
 * between the two. Null if nothing is left after it.
 */
export function splitLead(body: readonly Part[]): { lead: Part[]; rest: Part[] } {
  const [first, ...others] = body;
  if (!first || first.label !== null) return { lead: [], rest: [...body] };
  const { nodes } = first.text;
  const heading = nodes.findIndex((node, at) => at > 0 && node.kind === 'heading');
  const end = Math.min(heading < 0 ? nodes.length : heading, MAX_BLOCKS);
  const part = (own: readonly MarkupNode[]): Part => ({ ...first, text: { ...first.text, nodes: own } });
  const after = nodes.slice(end);
  return {
    lead: [part(nodes.slice(0, end))],
    rest: [...(after.length > 0 ? [part(after)] : []), ...others],
  };
}
