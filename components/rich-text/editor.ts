import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { announce } from '../ui/index.ts';
import { copiedText, pastedText, pasteParser } from './clipboard.ts';
import { islandName } from './islands.ts';
import { editorKeys } from './keys.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { typingRules } from './typing-rules.ts';
import { writeDocument } from './write-document.ts';

export interface EditorOptions {
  markup: string;
  attributes: () => Record<string, string>;
  onChange: (markup: string) => void;
  /** Called after each change of the document, the selection or the focus. */
  onUpdate: (view: EditorView) => void;
  onLink: Command;
}

export interface Editor {
  view: EditorView;
  /** Shows another text, unless it is the one that this editor wrote last. */
  setMarkup: (markup: string) => void;
  destroy: () => void;
}

/** Milliseconds after which the result of an input method is in the document. */
const AFTER_COMPOSITION = 60;

export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  let read: ReadDocument = readDocument(options.markup);
  let shown = options.markup;
  const plugins = [typingRules(), keymap(editorKeys(options.onLink)), history()];

  const write = (): void => {
    const markup = writeDocument(view.state.doc, read);
    if (markup === shown) return;
    shown = markup;
    options.onChange(markup);
  };

  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: read.doc, plugins }),
      attributes: options.attributes,
      clipboardParser: pasteParser,
      clipboardTextParser: pastedText,
      clipboardTextSerializer: copiedText,
      dispatchTransaction(transaction) {
        const before = view.state.selection;
        view.updateState(view.state.apply(transaction));
        // Text that an input method is still composing isn't saved: it may become something else.
        if (transaction.docChanged && !view.composing) write();
        const { selection } = view.state;
        if (selection instanceof NodeSelection && !selection.eq(before)) announceNode(selection);
        options.onUpdate(view);
      },
      handleDOMEvents: {
        compositionend: () => {
          setTimeout(() => !view.isDestroyed && !view.composing && write(), AFTER_COMPOSITION);
        },
        blur: () => {
          write();
          options.onUpdate(view);
        },
        focus: () => options.onUpdate(view),
      },
    },
  );

  return {
    view,
    setMarkup(markup) {
      if (markup === shown) return;
      shown = markup;
      read = readDocument(markup);
      const { from } = view.state.selection;
      const state = EditorState.create({ doc: read.doc, plugins });
      const at = state.doc.resolve(Math.min(from, state.doc.content.size));
      view.updateState(state.apply(state.tr.setSelection(TextSelection.near(at))));
    },
    destroy: () => view.destroy(),
  };
}

function announceNode({ node }: NodeSelection): void {
  const { label, markup } = node.attrs;
  if (typeof label === 'string') announce(label);
  else if (typeof markup === 'string') announce(islandName(markup));
}
