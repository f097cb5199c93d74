import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Field, type FieldIds, Kbd } from '../ui/index.ts';
import { EarlyText } from './early-text.tsx';
import type { FormPart } from './form.ts';
import { MARKUP_KEYS } from './keys.ts';
import { useModule } from './use-module.ts';

const MIN_ROWS = 7;
const MAX_ROWS = 20;
/** Characters per line of the text area, roughly. */
const LINE_LENGTH = 62;
/** Longer texts are shown as markup: laying them out formatted would block the page for seconds. */
const LONGEST = 100_000;

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
  const [hasFailed, setFailed] = useState(false);
  const isLong = text.content.length > LONGEST;
  const isPlain = markup || hasFailed || isLong;
  const module = useModule(!isPlain, async () => {
    try {
      return await import('../rich-text/index.ts');
    } catch {
      // The markup field takes its place, and says so.
      setFailed(true);
      return null;
    }
  });
  const field = useRef<HTMLDivElement>(null);
  useFocusKept(field, isPlain ? 'markup' : module ? 'editor' : 'early');

  const control = (ids: FieldIds) => {
    if (isPlain)
      return (
        <textarea
          class="input capture-content"
          rows={rowsFor(text.content)}
          value={text.content}
          dir="auto"
          placeholder={t('capture.contentPlaceholder')}
          onInput={(event) => change({ content: event.currentTarget.value })}
          {...ids}
        />
      );
    if (!module) return <EarlyText markup={text.content} label={t('capture.content')} />;
    return (
      <module.RichTextEditor
        markup={text.content}
        label={t('capture.content')}
        placeholder={t('capture.contentPlaceholder')}
        onChange={(content) => change({ content })}
        onFailure={() => setFailed(true)}
        {...ids}
      />
    );
  };
  const why = hasFailed ? t('richText.notStarted') : isLong ? t('richText.tooLong') : null;
  return (
    <div data-field="content" class="capture-text" ref={field}>
      <Field
        label={t('capture.content')}
        problem={problemOf('content')}
        hint={props.truncated ? t('capture.contentTruncated') : why}
        aside={
          <button
            type="button"
            class="capture-link"
            aria-pressed={markup}
            title={MARKUP_KEYS}
            aria-keyshortcuts={MARKUP_KEYS.replace('Ctrl', 'Control')}
            onClick={() => onMarkup(!markup)}
          >
            {t('capture.markup')} <Kbd>{MARKUP_KEYS}</Kbd>
          </button>
        }
      >
        {control}
      </Field>
    </div>
  );
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
