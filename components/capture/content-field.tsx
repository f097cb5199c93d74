import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Field, Kbd } from '../ui/index.ts';
import type { FormPart } from './form.ts';
import { PREVIEW_KEYS } from './keys.ts';
import { useModule } from './use-module.ts';

const MIN_ROWS = 7;
const MAX_ROWS = 20;
/** Characters per line of the text area, roughly. */
const LINE_LENGTH = 62;

/** Rows of the text area. It grows with the text, up to a limit. */
function rowsFor(text: string): number {
  let rows = 0;
  for (const line of text.split('\n')) {
    rows += 1 + Math.floor(line.length / LINE_LENGTH);
    if (rows >= MAX_ROWS) return MAX_ROWS;
  }
  return Math.max(MIN_ROWS, rows + 1);
}

/** The text in World Anvil's markup, or its preview. */
export function ContentField(props: {
  form: FormPart;
  truncated: boolean;
  preview: boolean;
  onPreview: (preview: boolean) => void;
}) {
  const { form, preview, onPreview } = props;
  const { text, change, problemOf } = form;
  const module = useModule(preview, () => import('./preview.tsx'));
  const field = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const shown = useRef(false);

  // The hidden text area would lose the focus, so remember who had it.
  useLayoutEffect(() => {
    if (preview) before.current = document.activeElement;
  }, [preview]);
  useEffect(() => {
    const box = field.current;
    if (!box || (preview && !module) || preview === shown.current) return;
    shown.current = preview;
    const { top } = box.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) box.scrollIntoView({ block: 'start' });
    if (document.activeElement instanceof HTMLButtonElement) return;
    if (preview) box.querySelector<HTMLElement>('.preview')?.focus({ preventScroll: true });
    else if (before.current instanceof HTMLElement && before.current !== document.body)
      before.current.focus();
  }, [preview, module]);

  return (
    <div data-field="content" ref={field}>
      <Field
        label={t('capture.content')}
        problem={problemOf('content')}
        hint={props.truncated ? t('capture.contentTruncated') : null}
        aside={
          <button
            type="button"
            class="capture-link"
            aria-pressed={preview}
            title={PREVIEW_KEYS}
            aria-keyshortcuts={PREVIEW_KEYS.replace('Ctrl', 'Control')}
            onClick={() => onPreview(!preview)}
          >
            {preview ? t('capture.editText') : t('capture.preview')} <Kbd>{PREVIEW_KEYS}</Kbd>
          </button>
        }
      >
        {(ids) => (
          <>
            <textarea
              class="input capture-content"
              rows={rowsFor(text.content)}
              value={text.content}
              dir="auto"
              placeholder={t('capture.contentPlaceholder')}
              hidden={preview}
              onInput={(event) => change({ content: event.currentTarget.value })}
              {...ids}
            />
            {preview && module && <module.Preview markup={text.content} />}
          </>
        )}
      </Field>
    </div>
  );
}
