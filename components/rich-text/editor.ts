import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import {
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  type SelectionBookmark,
  TextSelection,
} from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isComposing } from '../../lib/input-methods/index.ts';
import { announce } from '../ui/index.ts';
import { copy, insert, insertMarkup, sourcesOf } from './clipboard.ts';
import { headingLevels } from './heading-levels.ts';
import { islandName } from './islands.ts';
import { editorKeys } from './keys.ts';
import { type LongPaste, longPasteOf, type PasteState, textWith } from './long-paste.ts';
import { leaveNode, takeInput, typeBehindNode } from './node-selection.ts';
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
  /** Whether a text is too long to be shown formatted. */
  isTooLong: (markup: string) => boolean;
  onPaste: (paste: PasteState) => void;
  /** The editor has stopped. All of the text that could still be written was passed to `onChange`. */
  onFailure: (error: unknown) => void;
}

export interface Editor {
  view: EditorView;
  /** Shows another text, unless it is the one that this editor wrote last. */
  setMarkup: (markup: string) => void;
  destroy: () => void;
}

/** The address of this script, as stacks name it. */
const THIS_SCRIPT = /(?:[\w-]+:\/)?\/[^\s()@]+?\.[jt]s/.exec(new Error().stack ?? '')?.[0];

/** Milliseconds after which the result of an input method is in the document. */
const AFTER_COMPOSITION = 60;

export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  let read: ReadDocument = readExactly(options.markup);
  let shown = options.markup;
  /** Texts that were passed on and may still come back as the text to show, oldest first. */
  let passedOn: string[] = [];
  /** Ctrl+Shift+V pastes without formatting. */
  let pastesPlain = false;
  const plugins = [typingRules(), keymap(editorKeys(options.onLink)), history(), headingLevels()];

  let hasFailed = false;
  /** The newest document: the one on the screen, unless showing it has failed. */
  let newest = read.doc;

  const write = (): void => {
    const markup = writeDocument(newest, read);
    if (markup === shown) return;
    shown = markup;
    passedOn.push(markup);
    options.onChange(markup);
  };
  const stop = (error: unknown): void => {
    if (hasFailed) return;
    hasFailed = true;
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

  /** Long pastes that are being read, and where they will go. */
  const pastes = new Set<{ place: SelectionBookmark }>();
  const readLong = async ({ source, read: readPaste }: LongPaste): Promise<void> => {
    leaveNode(view);
    const paste = { place: view.state.selection.getBookmark() };
    pastes.add(paste);
    options.onPaste({ state: 'reading', source });
    try {
      const markup = await readPaste();
      if (!pastes.delete(paste) || hasFailed) options.onPaste({ state: 'lost' });
      else guarded(() => finishLong(markup, paste.place.resolve(view.state.doc)));
    } catch (error) {
      options.onPaste({ state: 'lost', error });
    }
  };
  const finishLong = (markup: string, selection: Selection): void => {
    const after = textWith(markup, selection, read);
    if (options.isTooLong(after)) {
      options.onPaste({ state: 'long', before: writeDocument(newest, read), after, length: markup.length });
      return;
    }
    view.dispatch(view.state.tr.setSelection(selection));
    insertMarkup(view, markup);
    options.onPaste(null);
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
      state: EditorState.create({ doc: read.doc, plugins }),
      attributes: options.attributes,
      dispatchTransaction(transaction) {
        guarded(() => {
          const before = view.state.selection;
          const state = view.state.apply(transaction);
          newest = state.doc;
          for (const one of pastes) one.place = one.place.map(stayingBefore(transaction.mapping));
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

  addEventListener('error', stopAtUncaught);
  return {
    view,
    setMarkup(markup) {
      const echo = passedOn.indexOf(markup);
      if (echo >= 0) passedOn = passedOn.slice(echo + 1);
      if (echo >= 0 || markup === shown || hasFailed) return;
      passedOn = [];
      pastes.clear();
      shown = markup;
      try {
        read = readExactly(markup);
        newest = read.doc;
        const { from } = view.state.selection;
        const state = EditorState.create({ doc: read.doc, plugins });
        const at = state.doc.resolve(Math.min(from, state.doc.content.size));
        view.updateState(state.apply(state.tr.setSelection(TextSelection.near(at))));
        options.onUpdate(view);
      } catch (error) {
        // The text to show is already stored, so there is nothing to write.
        stop(error);
      }
    },
    destroy() {
      pastes.clear();
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

/** Reads a text that can be written again without a change; throws otherwise. */
function readExactly(markup: string): ReadDocument {
  const read = readDocument(markup);
  if (writeDocument(read.doc, read) !== markup) throw new Error('The editor would change this text');
  return read;
}

type Mappable = Parameters<SelectionBookmark['map']>[0];
/** Maps positions so that what is inserted at one comes behind it. */
const stayingBefore = (mapping: Mappable): Mappable => ({
  map: (position) => mapping.map(position, -1),
  mapResult: (position) => mapping.mapResult(position, -1),
});

/** Ctrl+Enter and Esc belong to the screen. ProseMirror would prevent their default action. */
const isOfScreen = (event: KeyboardEvent): boolean =>
  !isComposing(event) &&
  (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)));

function announceNode({ node }: NodeSelection): void {
  const { label, markup } = node.attrs;
  if (typeof label === 'string') announce(label);
  else if (typeof markup === 'string') announce(islandName(markup));
}
