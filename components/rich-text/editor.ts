import { closeHistory, history, redoNoScroll, undoDepth, undoNoScroll } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isComposing } from '../../lib/input-methods/index.ts';
import { announce } from '../ui/index.ts';
import { copy, insert, insertMarkup, leaveNode, sourcesOf, takeInput, typeBehindNode } from './clipboard.ts';
import { editorKeys, headingLevels, typingRules } from './keys.ts';
import { type LongPaste, LongPastes, longPasteOf, type PasteState, textWith } from './long-paste.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { islandName } from './schema.ts';
import { writeDocument } from './write-document.ts';

export interface EditorOptions {
  markup: string;
  attributes: () => Record<string, string>;
  onChange: (markup: string) => void;
  /** Called after each change of the document, the selection or the focus. */
  onUpdate: (view: EditorView) => void;
  onLink: Command;
  /** Whether a text is too long to be shown formatted. */
  isTooLong: (markup: string) => boolean;
  onPaste: (paste: PasteState) => void;
  /** The editor has stopped. All of the text that could still be written was passed to `onChange`. */
  onFailure: (error: unknown) => void;
}

export interface Editor {
  view: EditorView;
  /** The text as it was written or set last. */
  markup: () => string;
  /** Shows another text, unless it is one that this editor wrote. Undo brings back the one before. */
  setMarkup: (markup: string) => void;
  /** Takes over what was typed as markup, text after text, so that undo takes it back step by step. */
  setTyped: (texts: readonly string[]) => void;
  /** Ends the pastes that are still being read. */
  losePastes: () => void;
  /** Whether there was something to undo or redo. It was passed to `onChange`. */
  undo: () => boolean;
  redo: () => boolean;
  destroy: () => void;
}

/** The address of this script, as stacks name it. */
const THIS_SCRIPT = /(?:[\w-]+:\/)?\/[^\s()@]+?\.[jt]s/.exec(new Error().stack ?? '')?.[0];

/** Milliseconds after which the result of an input method is in the document. */
const AFTER_COMPOSITION = 60;

export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  const first = readExactly(options.markup);
  /** The texts that were shown. Undo may bring back each, and `reading` of a document says which one it is. */
  const reads: ReadDocument[] = [first];
  const readOf = (doc: Node): ReadDocument => reads[Number(doc.attrs.reading)] ?? first;
  let shown = options.markup;
  /** Texts that were passed on and may still come back as the text to show, oldest first. */
  let passedOn: string[] = [];
  /** Ctrl+Shift+V pastes without formatting. */
  let pastesPlain = false;
  const plugins = [typingRules(), keymap(editorKeys(options.onLink)), history(), headingLevels()];

  let hasFailed = false;
  /** The newest document: the one on the screen, unless showing it has failed. */
  let newest = first.doc;

  const write = (): void => {
    const markup = writeDocument(newest, readOf(newest));
    if (markup === shown) return;
    shown = markup;
    passedOn.push(markup);
    options.onChange(markup);
  };
  const stop = (error: unknown): void => {
    if (hasFailed) return;
    hasFailed = true;
    pastes.lose();
    options.onFailure(error);
  };
  const writeAndStop = (error: unknown): void => {
    if (hasFailed) return;
    try {
      write();
    } catch {
      // The text that was passed on last remains. The first error is the one to report.
    }
    stop(error);
  };
  const guarded = (work: () => void): void => {
    if (hasFailed) return;
    try {
      work();
    } catch (error) {
      writeAndStop(error);
    }
  };
  /** Stops at an error of this script that nothing caught: the screen may show a text that isn't in the document. */
  const stopAtUncaught = ({ error }: ErrorEvent): void => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    if (THIS_SCRIPT && stack.includes(THIS_SCRIPT)) writeAndStop(error);
  };

  const pastes = new LongPastes(options.onPaste);
  const readLong = async (paste: LongPaste): Promise<void> => {
    leaveNode(view);
    const found = await pastes.read(paste, view.state.selection);
    if (found) guarded(() => finishLong(found.markup, found.place.resolve(view.state.doc)));
  };
  const finishLong = (markup: string, selection: Selection): void => {
    const after = textWith(markup, selection, readOf(newest));
    if (options.isTooLong(after)) {
      options.onPaste({
        state: 'long',
        before: writeDocument(newest, readOf(newest)),
        after,
        length: markup.length,
      });
      return;
    }
    view.dispatch(view.state.tr.setSelection(selection));
    insertMarkup(view, markup);
  };
  const paste = (data: DataTransfer, isPlain: boolean): void => {
    const isCode = view.state.selection.$from.parent.type.spec.code === true;
    const sources = sourcesOf(data, isPlain || isCode);
    const long = longPasteOf(sources);
    if (!long) insert(view, sources);
    else if (isCode) view.dispatch(view.state.tr.insertText(sources.text).scrollIntoView());
    else void readLong(long);
  };

  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: first.doc, plugins }),
      attributes: options.attributes,
      dispatchTransaction(transaction) {
        guarded(() => {
          const before = view.state.selection;
          const state = view.state.apply(transaction);
          newest = state.doc;
          pastes.map(transaction.mapping);
          view.updateState(state);
          // Text that an input method is still composing isn't saved: it may become something else.
          if (transaction.docChanged && !view.composing) write();
          const { selection } = state;
          if (selection instanceof NodeSelection && !selection.eq(before)) announceNode(selection);
          options.onUpdate(view);
        });
      },
      handleTextInput: (_view, _from, _to, text) => typeBehindNode(view, text),
      handleDOMEvents: {
        beforeinput: (_view, event) => takeInput(view, event),
        compositionstart: () => leaveNode(view),
        compositionend: () => {
          setTimeout(() => !view.isDestroyed && !view.composing && guarded(write), AFTER_COMPOSITION);
        },
        blur: () => {
          guarded(write);
          options.onUpdate(view);
        },
        focus: () => options.onUpdate(view),
        copy: (_view, event) => copy(view, event, readOf(newest)),
        cut: (_view, event) => {
          const isCopied = copy(view, event, readOf(newest));
          if (isCopied) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
          return isCopied;
        },
        // ProseMirror would assign the HTML to an element, which the page's policy forbids.
        paste: (_view, event) => {
          if (!event.clipboardData) return false;
          event.preventDefault();
          paste(event.clipboardData, pastesPlain);
          return true;
        },
        // The browser shows where something from outside would go, if ProseMirror doesn't take the event.
        dragenter: ({ dragging }) => dragging === null,
        dragover: ({ dragging }) => dragging === null,
        drop: (_view, event) => {
          if (view.dragging || !event.dataTransfer) return false;
          event.preventDefault();
          const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const place = view.state.doc.resolve(found?.pos ?? view.state.selection.from);
          view.dispatch(view.state.tr.setSelection(Selection.near(place)));
          paste(event.dataTransfer, false);
          view.focus();
          return true;
        },
        keydown: (_view, event) => {
          pastesPlain = event.shiftKey;
          // The browser may report the selection of an earlier key only after this one, which is meant for it.
          if (!isComposing(event)) document.dispatchEvent(new Event('selectionchange'));
          return isOfScreen(event);
        },
      },
    },
  );

  const show = (markup: string, read: ReadDocument, isTyped: boolean): void => {
    const { state } = view;
    const change = closeHistory(state.tr)
      .replaceWith(0, state.doc.content.size, read.doc.content)
      .setDocAttribute('reading', reads.push(read) - 1);
    // An empty text that a captured page replaces was no step of anybody's.
    const isFirst = !isTyped && shown === '' && undoDepth(state) === 0;
    if (isFirst) change.setMeta('addToHistory', false);
    const at = change.doc.resolve(Math.min(state.selection.from, change.doc.content.size));
    shown = markup;
    newest = change.doc;
    const next = state.apply(change.setSelection(TextSelection.near(at)));
    view.updateState(next.apply(closeHistory(next.tr)));
    options.onUpdate(view);
  };
  const step = (command: Command): boolean => !hasFailed && command(view.state, view.dispatch);

  addEventListener('error', stopAtUncaught);
  return {
    view,
    markup: () => shown,
    setMarkup(markup) {
      const echo = passedOn.indexOf(markup);
      if (echo >= 0) passedOn = passedOn.slice(echo + 1);
      if (echo >= 0 || markup === shown || hasFailed) return;
      passedOn = [];
      pastes.lose();
      try {
        show(markup, readExactly(markup), false);
      } catch (error) {
        // The text to show is already stored, so there is nothing to write.
        stop(error);
      }
    },
    setTyped(texts) {
      passedOn = [];
      guarded(() => {
        for (const text of texts) {
          const read = text === shown || options.isTooLong(text) ? null : readIfExact(text);
          if (read) show(text, read, true);
        }
      });
    },
    losePastes: () => pastes.lose(),
    undo: () => step(undoNoScroll),
    redo: () => step(redoNoScroll),
    destroy() {
      pastes.lose();
      removeEventListener('error', stopAtUncaught);
      try {
        view.destroy();
      } catch (error) {
        // A view that stopped while it was drawing may not be able to. Its element goes away with it.
        if (!hasFailed) throw error;
      }
    },
  };
}

/** Reads a text that can be written again without a change; null otherwise. */
function readIfExact(markup: string): ReadDocument | null {
  const read = readDocument(markup);
  return writeDocument(read.doc, read) === markup ? read : null;
}

function readExactly(markup: string): ReadDocument {
  const read = readIfExact(markup);
  if (!read) throw new Error('The editor would change this text');
  return read;
}

/** Ctrl+Enter and Esc belong to the screen. ProseMirror would prevent their default action. */
const isOfScreen = (event: KeyboardEvent): boolean =>
  !isComposing(event) &&
  (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)));

function announceNode({ node }: NodeSelection): void {
  const { label, markup } = node.attrs;
  if (typeof label === 'string') announce(label);
  else if (typeof markup === 'string') announce(islandName(markup));
}
