import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Field, IconButton } from '../ui/index.ts';
import './connection.css';

/** A secret to type or paste: hidden until it is asked for, never filled in by anybody else. */
export function KeyField(props: {
  label: string;
  hint?: ComponentChildren;
  value: string;
  onInput: (value: string) => void;
  problem?: string | null;
  /** A red frame without a sentence of its own: the id of the step whose sentence says why. */
  doubt?: string | null;
}) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={props.label} hint={props.hint} problem={props.problem ?? null}>
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
            aria-invalid={props.doubt ? true : ids['aria-invalid']}
            aria-describedby={[ids['aria-describedby'], props.doubt].filter(Boolean).join(' ') || undefined}
            onInput={(event) => props.onInput(event.currentTarget.value)}
          />
          <IconButton
            icon="eye"
            label={shown ? 'Hide' : 'Reveal'}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
