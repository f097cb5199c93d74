import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { announce } from '../ui/index.ts';
import { copy, insert } from './clipboard.ts';
import { headingLevels } from './heading-levels.ts';
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
  /** Texts that were passed on and may still come back as the text to show, oldest first. */
  let passedOn: string[] = [];
  /** Ctrl+Shift+V pastes without formatting. */
  let pastesPlain = false;
  const plugins = [typingRules(), keymap(editorKeys(options.onLink)), history(), headingLevels()];

  const write = (): void => {
    const markup = writeDocument(view.state.doc, read);
    if (markup === shown) return;
    shown = markup;
    passedOn.push(markup);
    options.onChange(markup);
  };

  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: read.doc, plugins }),
      attributes: options.attributes,
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
        copy: (_view, event) => copy(view, event, read),
        cut: (_view, event) => {
          const isCopied = copy(view, event, read);
          if (isCopied) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
          return isCopied;
        },
        // ProseMirror would assign the HTML to an element, which the page's policy forbids.
        paste: (_view, event) => {
          if (!event.clipboardData) return false;
          event.preventDefault();
          insert(view, event.clipboardData, pastesPlain);
          return true;
        },
        drop: (_view, event) => {
          if (view.dragging || !event.dataTransfer) return false;
          event.preventDefault();
          const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const place = view.state.doc.resolve(found?.pos ?? view.state.selection.from);
          view.dispatch(view.state.tr.setSelection(Selection.near(place)));
          insert(view, event.dataTransfer, false);
          view.focus();
          return true;
        },
        keydown: (_view, event) => {
          pastesPlain = event.shiftKey;
          return false;
        },
      },
    },
  );

  return {
    view,
    setMarkup(markup) {
      const echo = passedOn.indexOf(markup);
      if (echo >= 0) passedOn = passedOn.slice(echo + 1);
      if (echo >= 0 || markup === shown) return;
      passedOn = [];
      shown = markup;
      read = readDocument(markup);
      const { from } = view.state.selection;
      const state = EditorState.create({ doc: read.doc, plugins });
      const at = state.doc.resolve(Math.min(from, state.doc.content.size));
      view.updateState(state.apply(state.tr.setSelection(TextSelection.near(at))));
      options.onUpdate(view);
    },
    destroy: () => view.destroy(),
  };
}

function announceNode({ node }: NodeSelection): void {
  const { label, markup } = node.attrs;
  if (typeof label === 'string') announce(label);
  else if (typeof markup === 'string') announce(islandName(markup));
}
