import type { EntryRef } from '../../lib/library/index.ts';
import { type MarkupNode, parseMarkup, plainTextOf } from '../../lib/markup/index.ts';
import { embedRef, mentionRef } from './targets.ts';

export interface TextHeading {
  id: string;
  words: string;
  /** 0 for the outermost ones; never more than one deeper than the one before. */
  depth: number;
}

/** A text that was read, with what a page around it wants to know. */
export interface ReadText {
  nodes: readonly MarkupNode[];
  headings: readonly TextHeading[];
  /** The same, by their nodes. */
  headingOf: ReadonlyMap<MarkupNode, TextHeading>;
  /** The headings' ids by the names that links in the text use (`[url:#anchor]`). */
  anchors: ReadonlyMap<string, string>;
  /** What it names or embeds, each once. */
  refs: readonly EntryRef[];
}

/**
 * Reads markup once for text, outline and look-ups. Ids are our own and begin with `name`: none is taken from the text,
 * so that none can stand for something else on the page.
 */
export function readText(text: string, name: string): ReadText {
  const nodes = parseMarkup(text);
  const headings: TextHeading[] = [];
  const headingOf = new Map<MarkupNode, TextHeading>();
  const anchors = new Map<string, string>();
  const refs = new Map<string, EntryRef>();
  const above: number[] = [];
  const navigation = (list: readonly MarkupNode[]): void => {
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
      if ('children' in node) navigation(node.children);
    }
  };
  navigation(nodes);
  return { nodes, headings, headingOf, anchors, refs: [...refs.values()] };
}
