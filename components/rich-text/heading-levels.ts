import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { schema } from './schema.ts';

/** Level of the outermost headings for screen readers: the page's own heading is the first. */
const OUTERMOST = 2;

/** Tells screen readers levels without gaps, whatever levels the text has. */
export function headingLevels(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => levelsIn(doc),
      apply: (transaction, before) => (transaction.docChanged ? levelsIn(transaction.doc) : before),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
}

function levelsIn(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  const open: number[] = [];
  doc.descendants((node, position) => {
    if (node.type === schema.nodes.heading) {
      const level = Number(node.attrs.level);
      while (open.length > 0 && (open[open.length - 1] ?? 0) >= level) open.pop();
      open.push(level);
      const attrs = { 'aria-level': String(OUTERMOST + open.length - 1) };
      decorations.push(Decoration.node(position, position + node.nodeSize, attrs));
    }
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, decorations);
}
