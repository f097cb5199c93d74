import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { caretBehindNode } from './clipboard.ts';
import { readDocument } from './read-document.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Markup as people type it: `[b]text[/b]`, a mention, an image. */
const TYPED_PAIR = /\[([a-z]{1,10})(?:[:|=][^[\]]{0,400})?\][^[\]]{1,400}\[\/\1\]$/i;
const TYPED_MENTION = /@\[[^[\]]{1,300}\]\([A-Za-z]{1,40}:[\w-]{1,64}\)$/;
const TYPED_EMBED = /\[(?:img|roll|secret|block|blocklink|youtube|var):[^[\]]{1,300}\]$/;

/** Replaces typed markup with what it means, if that fits into a line. */
const typedMarkup = (pattern: RegExp): InputRule =>
  new InputRule(pattern, (state, [markup], start, end) => {
    const { doc } = readDocument(markup);
    const paragraph = doc.childCount === 1 ? doc.firstChild : null;
    if (paragraph?.type !== nodes.paragraph || paragraph.content.size === 0) return null;
    const isPlain =
      paragraph.childCount === 1 && paragraph.firstChild?.isText && paragraph.firstChild.marks.length === 0;
    return isPlain ? null : state.tr.replaceWith(start, end, paragraph.content);
  });

/** What typing turns into: `# ` a heading, `- ` and `1. ` a list, `> ` a quote, and World Anvil's own markup. */
export function typingRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullets),
      wrappingInputRule(/^1[.)]\s$/, nodes.numbers),
      wrappingInputRule(/^>\s$/, nodes.quote),
      typedMarkup(TYPED_PAIR),
      typedMarkup(TYPED_MENTION),
      typedMarkup(TYPED_EMBED),
    ],
  });
}

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
    if (node.type === nodes.heading) {
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

const lineBreak: Command = (state, dispatch) => {
  const change = caretBehindNode(state) ?? state.tr;
  dispatch?.(change.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

/** Turns the blocks around the selection to `type`, or back to paragraphs. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isIt = parent.type === nodes.heading && parent.attrs.level === level;
    return isIt
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
  };
}

/** Starts a list, or ends it if the selection is in one of the kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth).type === type) return liftListItem(nodes.item)(state, dispatch);
    return wrapInList(type)(state, dispatch);
  };
}

export const toggleQuote: Command = wrapIn(nodes.quote);

export const toggle = (mark: MarkType): Command => toggleMark(mark, null, { removeWhenPresent: false });

/** Ctrl+Enter saves the draft, so it does nothing here. `Mod` is Ctrl, or ⌘ on a Mac. */
const { 'Mod-Enter': _save, ...base } = baseKeymap;

/** The editor's keys. `onLink` asks for the address of a link. */
export function editorKeys(onLink: Command): Record<string, Command> {
  const keys: Record<string, Command> = {
    ...base,
    'Mod-b': toggle(marks.b),
    'Mod-i': toggle(marks.i),
    'Mod-u': toggle(marks.u),
    'Mod-Shift-x': toggle(marks.s),
    'Mod-e': toggle(marks.code),
    'Mod-k': onLink,
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    'Mod-Shift-7': toggleList(nodes.numbers),
    'Mod-Shift-8': toggleList(nodes.bullets),
    'Mod-Shift-9': toggleQuote,
    'Mod-Alt-0': setBlockType(nodes.paragraph),
  };
  for (const level of [1, 2, 3, 4]) keys[`Mod-Alt-${level}`] = toggleHeading(level);
  const add = (key: string, first: Command): void => {
    const then = base[key];
    keys[key] = then ? chainCommands(first, then) : first;
  };
  add('Enter', splitListItem(nodes.item));
  add('Backspace', undoInputRule);
  add('Tab', sinkListItem(nodes.item));
  add('Shift-Tab', liftListItem(nodes.item));
  return keys;
}
