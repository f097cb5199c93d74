import type { EntryRef } from '../../lib/library/index.ts';
import { type MarkupNode, parseMarkup, plainTextOf } from '../../lib/markup/index.ts';
import { embedRef, mentionRef } from './targets.ts';

export interface TextHeading {
  id: string;
  words: string;
  /** 0 for the outermost headings; at most one deeper than the heading before. */
  depth: number;
}

/** A parsed text, with what the surrounding page needs. */
export interface ReadText {
  nodes: readonly MarkupNode[];
  headings: readonly TextHeading[];
  /** The headings by their nodes. */
  headingOf: ReadonlyMap<MarkupNode, TextHeading>;
  /** The headings' ids by the anchors that links in the text use (`[url:#anchor]`). */
  anchors: ReadonlyMap<string, string>;
  /** The entries it mentions or embeds, without duplicates. */
  refs: readonly EntryRef[];
}

/**
 * Parses markup once for text, outline and look-ups. Ids start with `name` and never come from the text, so that no
 * text can take over an id of the page.
 */
export function readText(text: string, name: string): ReadText {
  const nodes = parseMarkup(text);
  const headings: TextHeading[] = [];
  const headingOf = new Map<MarkupNode, TextHeading>();
  const anchors = new Map<string, string>();
  const refs = new Map<string, EntryRef>();
  const above: number[] = [];
  const visit = (list: readonly MarkupNode[]): void => {
    for (const node of list) {
      if (node.kind === 'heading') {
        while (above.length > 0 && (above[above.length - 1] ?? 0) >= node.level) above.pop();
        const heading = {
          id: `${name}-${headings.length + 1}`,
          words: plainTextOf(node.children).replaceAll('\n', ' '),
          depth: above.length,
        };
        above.push(node.level);
        headings.push(heading);
        headingOf.set(node, heading);
        const anchor = node.anchor || heading.words;
        if (!anchors.has(anchor)) anchors.set(anchor, heading.id);
      }
      const ref = node.kind === 'mention' ? mentionRef(node) : node.kind === 'embed' ? embedRef(node) : null;
      if (ref) refs.set(`${ref.kind} ${ref.id}`, ref);
      if ('children' in node) visit(node.children);
    }
  };
  visit(nodes);
  return { nodes, headings, headingOf, anchors, refs: [...refs.values()] };
}
