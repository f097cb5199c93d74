import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Field, IconButton } from '../ui/index.ts';
import './connection.css';

/** An input for a secret: masked until revealed, and ignored by password managers. */
export function KeyField(props: {
  label: string;
  hint?: ComponentChildren;
  value: string;
  onInput: (value: string) => void;
  /** Takes pasted text before the field drops its line breaks. True if nothing is left to paste. */
  onPaste?: (text: string) => boolean;
  problem?: string | null;
  /** What Loreside did with what was pasted here. */
  note?: string | null;
  /** The id of a message elsewhere that is about this field as well. */
  explainedBy?: string | null;
}) {
  const [shown, setShown] = useState(false);
  const hint = props.note ? (
    <>
      <strong>{props.note}</strong> {props.hint}
    </>
  ) : (
    props.hint
  );
  return (
    <Field label={props.label} hint={hint} problem={props.problem ?? null}>
      {(ids) => (
        <div class="key-field">
          <input
            {...ids}
            class="input"
            {...(shown ? { type: 'text' } : { type: 'password' })}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            data-1p-ignore
            data-lpignore="true"
            data-bwignore
            value={props.value}
            aria-describedby={
              [ids['aria-describedby'], props.explainedBy].filter(Boolean).join(' ') || undefined
            }
            onInput={(event) => props.onInput(event.currentTarget.value)}
            onPaste={(event) => {
              const text = event.clipboardData?.getData('text/plain') ?? '';
              if (props.onPaste?.(text)) event.preventDefault();
            }}
          />
          <IconButton
            icon="eye"
            label={t(shown ? 'connection.maskKey' : 'connection.revealKey')}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
