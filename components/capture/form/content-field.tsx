import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { announce, ariaKeys, Field, type FieldIds, Kbd, keyNames, useModule } from '../../ui/index.ts';
import { MARKUP_KEYS } from '../keys.ts';
import type { FormPart } from './form.ts';
import { isTooLong, MarkupArea, type TextSteps } from './markup-area.tsx';
import { PasteNotice, usePaste } from './paste-notice.tsx';

/** Removes tags; what is left is close enough to what the editor will show. */
const TAGS = /\[\/?[a-z][^[\]\n]{0,400}\]/gi;
/** More than fits into the field. */
const SHOWN = 3_000;

/** The text until the editor is loaded, in its place and size. */
function EarlyText({ markup, label }: { markup: string; label: string }) {
  const text = markup.slice(0, SHOWN).replace(TAGS, '').trim();
  return <textarea class="capture-early" aria-label={label} dir="auto" readOnly value={text} />;
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
      return await import('../../rich-text/index.ts');
    } catch (error) {
      report(error, 'editor.load');
      setFailure('richText.notStarted');
      return null;
    }
  });
  // Text that nobody has typed or captured yet names nothing.
  const names = useModule(text.content.trim() !== '' && text.worldId !== null, async () => {
    try {
      return await import('../../unlinked-mentions/index.ts');
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
  const { paste, onPaste, undoPaste, closePaste } = usePaste(text.content, (content) => change({ content }));
  const steps = useRef<TextSteps>({ typed: [], editor: { current: null } }).current;
  const field = useRef<HTMLDivElement>(null);
  useFocusKept(field, isPlain ? 'markup' : module ? 'editor' : 'early');

  const control = (ids: FieldIds) => (
    <>
      {isPlain && (
        <MarkupArea
          ids={ids}
          text={text.content}
          steps={steps}
          onChange={(content) => change({ content })}
          onUndoPaste={undoPaste}
        />
      )}
      {module && failure === null && (
        <EditorBoundary onError={stop}>
          <module.RichTextEditor
            markup={text.content}
            hidden={isPlain}
            {...steps}
            label={t('capture.content')}
            placeholder={t('capture.contentPlaceholder')}
            isTooLong={isTooLong}
            onChange={(content) => change({ content })}
            onPaste={onPaste}
            onFailure={stop}
            {...ids}
          />
        </EditorBoundary>
      )}
      {!isPlain && !module && <EarlyText markup={text.content} label={t('capture.content')} />}
    </>
  );
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
      <PasteNotice
        paste={paste}
        onUndo={undoPaste}
        onCanceled={() => focusControl(field.current)}
        onClose={closePaste}
      />
    </div>
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
    const active = document.activeElement;
    if (had.current && (active === document.body || active?.closest('[hidden]'))) focusControl(field.current);
  }, [shown]);
}

const focusControl = (field: HTMLElement | null): void =>
  field?.querySelector<HTMLElement>('textarea, [role=textbox]')?.focus({ preventScroll: true });
