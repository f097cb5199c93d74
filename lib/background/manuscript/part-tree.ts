import type { ManuscriptNode, ManuscriptPart } from '../../model/index.ts';

/** A part with the text of its beats, in order. */
export interface ReadPart {
  part: ManuscriptPart;
  text: string;
}

/**
 * Whether a part is a folder of notes. Neither it nor its content belongs to the book (API specification, Export
 * rules). Pure.
 */
export const isSupporting = ({ raw }: ManuscriptPart): boolean =>
  [true, 1, '1', 'true'].some((yes) => raw.isSupporting === yes);

/**
 * Builds a tree of parts by parent and position. A part whose parent is missing or one of its descendants becomes a
 * root. Pure.
 */
export function partTree(read: readonly ReadPart[]): ManuscriptNode[] {
  const nodes = new Map(read.map(({ part, text }) => [part.id, nodeOf(part, text)]));
  const parents = new Map(read.map(({ part }) => [part.id, part.parentId]));
  const inOrder = [...read].sort((a, b) => (a.part.position ?? 0) - (b.part.position ?? 0));
  const roots: ManuscriptNode[] = [];
  for (const { part } of inOrder) {
    const node = nodes.get(part.id);
    if (!node || isSupporting(part)) continue;
    const parent = part.parentId !== null && !isBelow(part.parentId, part.id, parents) ? part.parentId : null;
    (nodes.get(parent ?? '')?.children ?? roots).push(node);
  }
  return roots;
}

function nodeOf({ id, type, title, content, image }: ManuscriptPart, text: string): ManuscriptNode {
  const whole = [content, text].filter((one) => one.trim() !== '').join('\n\n');
  return { id, type, title, content: whole, image, children: [] };
}

/** Whether `above` is `id` or one of its ancestors. */
function isBelow(id: string, above: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}
