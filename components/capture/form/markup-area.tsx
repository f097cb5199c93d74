import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import type { RichTextEditorProps } from '../../rich-text/index.ts';
import type { FieldIds } from '../../ui/index.ts';

const MIN_ROWS = 7;
const MAX_ROWS = 20;
/** Characters per line of the text area, roughly. */
const LINE_LENGTH = 62;
/** Longer texts, in characters or lines, are shown as markup: laying them out formatted would block the page. */
const LONGEST = 100_000;
const MOST_LINES = 8_000;
/** Milliseconds without a key after which undo in the formatted text takes a step of its own. */
const PAUSE = 1_000;
/** Texts that are kept for these steps. */
const MOST_STEPS = 20;

export const isTooLong = (text: string): boolean =>
  text.length > LONGEST || (text.length > MOST_LINES && text.split('\n').length > MOST_LINES);

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** The direction of a text's first letter. With `auto`, browsers take minutes to find it in a text of many lines. */
const directionOf = (text: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Rows of the text area. It grows with the text, up to a limit. */
function rowsFor(text: string): number {
  let rows = 0;
  for (const line of text.split('\n')) {
    rows += 1 + Math.floor(line.length / LINE_LENGTH);
    if (rows >= MAX_ROWS) return MAX_ROWS;
  }
  return Math.max(MIN_ROWS, rows + 1);
}

/** Where the part ends in which a text differs from the one before. */
function endOfChange(before: string, after: string): number {
  let same = 0;
  const most = Math.min(before.length, after.length);
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++;
  return after.length - same;
}

/** What undo needs to know of both views of a text: the markup that was typed, and the formatted editor. */
export type TextSteps = Pick<RichTextEditorProps, 'typed' | 'editor'>;

/** The text of a draft as World Anvil's markup. Where its own undo ends, that of the formatted text goes on. */
export function MarkupArea(props: {
  ids: FieldIds;
  text: string;
  steps: TextSteps;
  onChange: (text: string) => void;
  /** Takes back a long paste. */
  onUndoPaste: (() => void) | null;
}) {
  const { text, steps, onChange, onUndoPaste } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const lastKey = useRef(0);
  const undone = useRef<string | null>(null);

  const type = (after: string, now: number) => {
    const { typed } = steps;
    if (typed.length === 0 && !isTooLong(text)) typed.push(text);
    const isNew = now - lastKey.current > PAUSE || typed.length < 2;
    if (!isTooLong(after)) typed.splice(isNew ? typed.length : -1, 1, after);
    if (typed.length > MOST_STEPS) typed.splice(1, 1);
    lastKey.current = now;
    onChange(after);
  };
  /** Whether there was a step to take. The browser takes those of what was typed here. */
  const step = (isRedo: boolean): boolean => {
    const editor = steps.editor.current;
    if (onUndoPaste && !isRedo) {
      onUndoPaste();
      return true;
    }
    if (editor?.markup() !== text || (isRedo && steps.typed.length > 0)) return false;
    undone.current = text;
    if (!(isRedo ? editor.redo() : editor.undo())) return false;
    steps.typed.length = 0;
    return true;
  };
  useLayoutEffect(() => {
    const end = undone.current === null ? null : endOfChange(undone.current, text);
    undone.current = null;
    if (end !== null) area.current?.setSelectionRange(end, end);
  }, [text]);

  const isLong = isTooLong(text);
  return (
    <textarea
      class="input capture-content"
      ref={area}
      rows={rowsFor(text)}
      value={text}
      dir={isLong ? directionOf(text) : text ? 'auto' : undefined}
      placeholder={t('capture.contentPlaceholder')}
      onInput={(event) => type(event.currentTarget.value, event.timeStamp)}
      onKeyDown={outsideComposition((event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
        if ((isRedo || event.code === 'KeyZ') && step(isRedo)) event.preventDefault();
      })}
      {...props.ids}
    />
  );
}
