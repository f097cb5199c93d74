import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { caretBehindNode } from './node-selection.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

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
