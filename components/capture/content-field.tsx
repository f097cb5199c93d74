import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { PasteState } from '../rich-text/index.ts';
import {
  announce,
  ariaKeys,
  Button,
  Field,
  type FieldIds,
  Kbd,
  keyNames,
  Notice,
  useModule,
} from '../ui/index.ts';
import { EarlyText } from './early-text.tsx';
import type { FormPart } from './form.ts';
import { MARKUP_KEYS } from './keys.ts';

const MIN_ROWS = 7;
const MAX_ROWS = 20;
/** Characters per line of the text area, roughly. */
const LINE_LENGTH = 62;
/** Longer texts, in characters or lines, are shown as markup: laying them out formatted would block the page. */
const LONGEST = 100_000;
const MOST_LINES = 8_000;

const isTooLong = (text: string): boolean =>
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

/** The text of the draft: formatted, or as World Anvil's markup. */
export function ContentField(props: {
  form: FormPart;
  truncated: boolean;
  markup: boolean;
  onMarkup: (isShown: boolean) => void;
}) {
  const { form, markup, onMarkup } = props;
  const { text, change, problemOf } = form;
  const [failure, setFailure] = useState<'richText.notStarted' | 'richText.stopped' | null>(null);
  const isLong = isTooLong(text.content);
  const isPlain = markup || failure !== null || isLong;
  const module = useModule(!isPlain, async () => {
    try {
      return await import('../rich-text/index.ts');
    } catch (error) {
      report(error, 'editor.load');
      setFailure('richText.notStarted');
      return null;
    }
  });
  // Text that nobody has typed or captured yet names nothing.
  const names = useModule(text.content.trim() !== '' && text.worldId !== null, async () => {
    try {
      return await import('../unlinked-mentions/index.ts');
    } catch (error) {
      // A draft is worth having without links.
      report(error, 'mentions.load');
      return null;
    }
  });
  const stop = (error: unknown) => {
    report(error, 'editor.stopped');
    setFailure('richText.stopped');
    announce(t('richText.stopped'));
  };
  const [paste, setPaste] = useState<PasteState>(null);
  const onPaste = (next: PasteState) => {
    setPaste(next);
    if (next?.state === 'long') {
      change({ content: next.after });
      announce(t('richText.pasted', { count: next.length }));
    } else if (next?.state === 'lost' && next.error !== undefined) report(next.error, 'editor.paste');
  };
  /** Takes a long paste back, while nothing was typed since. */
  const undoPaste =
    paste?.state === 'long' && paste.after === text.content
      ? () => {
          change({ content: paste.before });
          setPaste(null);
        }
      : null;
  const field = useRef<HTMLDivElement>(null);
  useFocusKept(field, isPlain ? 'markup' : module ? 'editor' : 'early');

  const control = (ids: FieldIds) => {
    if (isPlain)
      return (
        <textarea
          class="input capture-content"
          rows={rowsFor(text.content)}
          value={text.content}
          dir={isLong ? directionOf(text.content) : text.content ? 'auto' : undefined}
          placeholder={t('capture.contentPlaceholder')}
          onInput={(event) => change({ content: event.currentTarget.value })}
          onKeyDown={outsideComposition((event) => {
            const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ';
            if (!isUndo || !undoPaste) return;
            event.preventDefault();
            undoPaste();
          })}
          {...ids}
        />
      );
    if (!module) return <EarlyText markup={text.content} label={t('capture.content')} />;
    return (
      <EditorBoundary onError={stop}>
        <module.RichTextEditor
          markup={text.content}
          label={t('capture.content')}
          placeholder={t('capture.contentPlaceholder')}
          isTooLong={isTooLong}
          onChange={(content) => change({ content })}
          onPaste={onPaste}
          onFailure={stop}
          {...ids}
        />
      </EditorBoundary>
    );
  };
  const truncated = props.truncated ? t('capture.contentTruncated') : null;
  const hint = failure ? t(failure) : (truncated ?? (isLong ? t('richText.tooLong') : null));
  return (
    <div data-field="content" class="capture-text" ref={field}>
      <Field
        label={t('capture.content')}
        problem={problemOf('content')}
        hint={hint}
        aside={
          <>
            {names && text.worldId !== null && !isLong && (
              <names.DraftMentions
                worldId={text.worldId}
                text={text.content}
                onChange={(content) => change({ content })}
              />
            )}
            <button
              type="button"
              class="capture-link"
              aria-pressed={markup || failure !== null}
              title={keyNames(MARKUP_KEYS)}
              aria-keyshortcuts={ariaKeys(MARKUP_KEYS)}
              onClick={() => (failure ? setFailure(null) : onMarkup(!markup))}
            >
              {t('capture.markup')} <Kbd>{MARKUP_KEYS}</Kbd>
            </button>
          </>
        }
      >
        {control}
      </Field>
      <PasteNotice paste={paste} onUndo={undoPaste} onClose={() => setPaste(null)} />
    </div>
  );
}

/** Says what becomes of a long paste. */
function PasteNotice(props: { paste: PasteState; onUndo: (() => void) | null; onClose: () => void }) {
  const { paste, onUndo, onClose } = props;
  if (paste?.state === 'reading')
    return (
      <div role="status">
        <Notice>{t('richText.pasting', { count: paste.source })}</Notice>
      </div>
    );
  if (paste?.state === 'lost')
    return (
      <Notice
        tone="danger"
        actions={
          <Button size="small" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      >
        {t('richText.pasteLost')}
      </Notice>
    );
  if (paste?.state !== 'long' || !onUndo) return null;
  return (
    <Notice
      actions={
        <Button size="small" keys="Ctrl+Z" onClick={onUndo}>
          {t('common.undo')}
        </Button>
      }
    >
      {t('richText.pasted', { count: paste.length })}
    </Notice>
  );
}

/** Keeps the rest of the form if the editor can't be rendered. */
function EditorBoundary(props: { onError: (error: unknown) => void; children: ComponentChildren }) {
  const [error] = useErrorBoundary(props.onError);
  return error === undefined ? props.children : null;
}

/** Moves the focus from the control that goes to the one that takes its place. */
function useFocusKept(field: { current: HTMLElement | null }, shown: string): void {
  const had = useRef(false);
  useEffect(() => {
    const track = () => {
      const active = document.activeElement;
      had.current =
        active?.matches('textarea, [role=textbox]') === true && (field.current?.contains(active) ?? false);
    };
    document.addEventListener('focusin', track);
    return () => document.removeEventListener('focusin', track);
  }, []);
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body)
      field.current?.querySelector<HTMLElement>('textarea, [role=textbox]')?.focus({ preventScroll: true });
  }, [shown]);
}
