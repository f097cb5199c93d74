import { outsideComposition } from '../../input-methods/index.ts';
import type { Completion } from '../channels.ts';
import type { handleEditorRequest } from '../editor/handle-request.ts';
import { EDITOR_GLOBAL, type EditorReply, type EditorRequest, type Insertion } from '../editor/protocol.ts';
import { placeAt } from '../editor/text-places.ts';
import type { Announce } from '../page-script/create-element.ts';
import type { Layer } from '../page-script/layer.ts';
import type { PageText, TextOf } from '../page-texts.ts';
import { caretRect, currentEditorState, isInSight, queryIn, queryStart } from './caret.ts';
import { LIST_RULES, listIn } from './list.ts';

/** What completion needs: our layer, and a function that finds entries. */
export interface CompletionDeps {
  layer: Layer;
  announce: Announce;
  ask(typed: string): Promise<readonly Completion[]>;
  text: TextOf;
  /** Shows an error, or where to find the mention. */
  showMessage(name: PageText): void;
  /** Called when completion has ended. */
  done(): void;
}

/** Layers that already have the list's styles. */
const styled = new WeakSet<Layer>();

const answersHere = (value: unknown): value is typeof handleEditorRequest => typeof value === 'function';

/** The editor script is injected before this one, for all features that write in editors. */
async function askEditor(request: EditorRequest): Promise<EditorReply> {
  const editor: unknown = Reflect.get(globalThis, EDITOR_GLOBAL);
  return answersHere(editor) ? editor(request) : { state: 'gone' };
}

const insertionOf = ({ text, rich }: Completion): Insertion => ({ text, rich: { type: 'mention', ...rich } });

/** Moves the caret behind an inserted mention. While the mention is selected, the next character would replace it. */
function moveCaretBehindMention(): void {
  const selection = document.getSelection();
  const focus = selection?.focusNode;
  const around = focus instanceof Element ? focus : focus?.parentElement;
  const mention = around?.closest('[data-inline-content-type]') ?? pickedMention(selection);
  if (!mention || !selection) return;
  const range = document.createRange();
  range.setStartAfter(mention);
  selection.removeAllRanges();
  selection.addRange(range);
  document.dispatchEvent(new Event('selectionchange'));
}

/** The mention that is selected as a whole. */
function pickedMention(selection: Selection | null): Element | null {
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const node = range && !range.collapsed ? range.endContainer.childNodes[range.endOffset - 1] : null;
  return node instanceof Element && node.matches('[data-inline-content-type]') ? node : null;
}

/** Replaces the query with a mention. */
async function write(row: Completion, from: number): Promise<EditorReply['state']> {
  const state = currentEditorState(document);
  const read = await askEditor({ do: 'read' });
  if (!state || read.state !== 'read') return 'gone';
  const what = insertionOf(row);
  const query = queryIn(state.text, from, state.selected) ?? '';
  if (query === '') return (await askEditor({ do: 'insert', what })).state;
  const { editor, text } = read.reading;
  const answer = await askEditor({
    do: 'replace',
    editor,
    at: placeAt(text, from, from + query.length),
    what,
  });
  return answer.state;
}

async function reportFailure(
  row: Completion,
  state: EditorReply['state'],
  showMessage: CompletionDeps['showMessage'],
): Promise<void> {
  if (state === 'inserted' || state === 'replaced') return;
  const copied = await navigator.clipboard.writeText(row.text).then(
    // Not allowed; the message doesn't offer to paste it then.
    () => true,
    () => false,
  );
  if (state === 'words') showMessage(copied ? 'onlyWordsCopied' : 'onlyWords');
  else showMessage(copied ? 'notInsertedCopied' : 'notInserted');
}

/**
 * Suggests entries for the word at the caret, updates them while the user types, and inserts the choice. Returns a
 * function that ends completion, or null if the caret isn't in an editor.
 */
export function startCompletion({
  layer,
  announce,
  ask,
  text,
  showMessage,
  done,
}: CompletionDeps): (() => void) | null {
  const initial = currentEditorState(document);
  if (!initial) return null;
  const { element } = initial.editor;
  const from = queryStart(initial.text, initial.selected);
  const ended = new AbortController();
  const { signal } = ended;
  let turn = 0;
  let shownFor: string | null = null;

  const end = () => {
    if (signal.aborted) return;
    ended.abort();
    list.remove();
    done();
  };
  const choose = (row: Completion) => {
    end();
    void write(row, from).then((state) => {
      if (state === 'inserted' || state === 'replaced') moveCaretBehindMention();
      return reportFailure(row, state, showMessage);
    });
  };
  if (!styled.has(layer)) layer.style(LIST_RULES);
  styled.add(layer);
  const list = listIn(layer.overlay, announce, text);

  const update = async () => {
    const editorState = currentEditorState(document);
    const query =
      editorState?.editor.element === element ? queryIn(editorState.text, from, editorState.selected) : null;
    if (!editorState || query === null) return end();
    if (query === shownFor) return;
    shownFor = query;
    const mine = ++turn;
    const rows = await ask(query);
    if (mine === turn && !signal.aborted)
      list.show(rows, caretRect(editorState, from, layer.overlay), text('noMention'));
  };
  const updateSoon = () => void update().catch(end);

  /** Typing in the last line of a field scrolls it, too, so completion only ends once the caret is out of sight. */
  const follow = () => {
    if (!list.isOpen) return;
    const editorState = currentEditorState(document);
    const line = editorState && caretRect(editorState, from, layer.overlay);
    if (line && isInSight(line, element)) list.moveTo(line);
    else end();
  };

  const keyActions: Record<string, () => void> = {
    ArrowDown: () => list.walk(1),
    ArrowUp: () => list.walk(-1),
    Escape: end,
    Enter: () => {
      const row = list.current();
      if (row) choose(row);
      else end();
    },
  };
  const onKey = outsideComposition((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const action = isPlain && event.isTrusted ? keyActions[event.key] : undefined;
    if (!action || !list.isOpen) return;
    // Keep the key from the editor.
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  // The list ignores pointer events, so that the page never sees one with the list as its target. A press on it must
  // neither move the focus nor reach what is below.
  for (const name of ['pointerdown', 'mousedown', 'mouseup', 'click'] as const)
    window.addEventListener(
      name,
      (event) => {
        const hit = event.isTrusted ? list.at(event.clientX, event.clientY) : null;
        if (!hit) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (name === 'click' && hit.row) choose(hit.row);
      },
      { capture: true, signal },
    );
  document.addEventListener('input', updateSoon, { capture: true, signal });
  document.addEventListener('selectionchange', updateSoon, { signal });
  document.addEventListener('scroll', follow, { capture: true, passive: true, signal });
  document.addEventListener('focusout', end, { capture: true, signal });
  updateSoon();
  return end;
}
