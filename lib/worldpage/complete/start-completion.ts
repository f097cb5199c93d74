import type { answerEditor } from '../editor/answer.ts';
import { placeAt } from '../editor/places.ts';
import { EDITOR_GLOBAL, type EditorAnswer, type EditorRequest, type Insertion } from '../editor/protocol.ts';
import type { Completed } from '../link-channels.ts';
import type { Layer } from '../resident/layer.ts';
import type { Speak } from '../resident/words.ts';
import { caretRect } from './caret.ts';
import { LIST_RULES, listIn } from './list.ts';
import { beginningOf, queryIn, writingNow } from './query.ts';

/** What the completion stands on: a root of ours, and who knows the things. */
export interface Completing {
  layer: Layer;
  speak: Speak;
  ask(typed: string): Promise<readonly Completed[]>;
  /** Says something that went wrong, or where the mention is now. */
  say(sentence: string): void;
  /** Called once it is over. */
  done(): void;
}

/** Layers that have the rules of the list. */
const styled = new WeakSet<Layer>();

const NOTHING = 'Nothing in this world is called that.';

const answersHere = (value: unknown): value is typeof answerEditor => typeof value === 'function';

/** What writes in editors is put into the page before this, for all who write there. */
async function askEditor(request: EditorRequest): Promise<EditorAnswer> {
  const editor: unknown = Reflect.get(globalThis, EDITOR_GLOBAL);
  return answersHere(editor) ? editor(request) : { state: 'gone' };
}

const insertionOf = ({ text, rich }: Completed): Insertion => ({ text, rich: { type: 'mention', ...rich } });

/** A mention is one piece: the caret goes on behind it, so that the next letter does not take its place. */
function goBehind(): void {
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

/** Writes a mention in place of the query. */
async function write(row: Completed, from: number): Promise<EditorAnswer['state']> {
  const writing = writingNow(document);
  const read = await askEditor({ do: 'read' });
  if (!writing || read.state !== 'read') return 'gone';
  const what = insertionOf(row);
  const query = queryIn(writing.text, from, writing.selected) ?? '';
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

async function tell(row: Completed, state: EditorAnswer['state'], say: Completing['say']): Promise<void> {
  if (state === 'inserted' || state === 'replaced') return;
  const copied = await navigator.clipboard.writeText(row.text).then(
    () => true,
    () => false,
  );
  const why = state === 'words' ? 'The editor kept only the words of it.' : 'The editor did not take it.';
  say(copied ? `${why} The mention is copied: paste it there.` : `${why} ${row.text}`);
}

/**
 * Shows what is called like the word at the caret, follows what is typed, and writes what is chosen. Returns how to end it;
 * null: nothing that can be written in has the caret.
 */
export function startCompletion({ layer, speak, ask, say, done }: Completing): (() => void) | null {
  const begun = writingNow(document);
  if (!begun) return null;
  const { element } = begun.editor;
  const from = beginningOf(begun.text, begun.selected);
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
  const choose = (row: Completed) => {
    end();
    void write(row, from).then((state) => {
      if (state === 'inserted' || state === 'replaced') goBehind();
      return tell(row, state, say);
    });
  };
  if (!styled.has(layer)) layer.style(LIST_RULES);
  styled.add(layer);
  const list = listIn(layer.overlay, speak);

  const follow = async () => {
    const writing = writingNow(document);
    const query = writing?.editor.element === element ? queryIn(writing.text, from, writing.selected) : null;
    if (!writing || query === null) return end();
    if (query === shownFor) return;
    shownFor = query;
    const mine = ++turn;
    const rows = await ask(query);
    if (mine === turn && !signal.aborted) list.show(rows, caretRect(writing, from, layer.overlay), NOTHING);
  };
  const followSoon = () => void follow().catch(end);

  const deeds: Record<string, () => void> = {
    ArrowDown: () => list.walk(1),
    ArrowUp: () => list.walk(-1),
    Escape: end,
    Enter: () => {
      const row = list.current();
      if (row) choose(row);
      else end();
    },
  };
  const onKey = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const deed = isPlain && event.isTrusted && !event.isComposing ? deeds[event.key] : undefined;
    if (!deed || !list.isOpen) return;
    // None of it is for the editor.
    event.preventDefault();
    event.stopImmediatePropagation();
    deed();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal });
  // The list takes no pointer, so that no event of the page is ever aimed at it. A press on it leaves the focus where it is,
  // and is not meant for what lies below it.
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
  document.addEventListener('input', followSoon, { capture: true, signal });
  document.addEventListener('selectionchange', followSoon, { signal });
  for (const name of ['scroll', 'focusout'] as const)
    document.addEventListener(name, end, { capture: true, passive: true, signal });
  followSoon();
  return end;
}
