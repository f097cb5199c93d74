import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Message, t } from '../../lib/i18n/index.ts';
import { Field, IconButton, Switch } from '../ui/index.ts';
import type { NewLock } from './use-connect.ts';
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
            label={t(shown ? 'common.hide' : 'common.show')}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

/** The passphrase and its repetition. */
export function PassphrasePair(props: {
  next: string;
  again: string;
  problem: Message | null;
  onInput: (part: { next: string } | { again: string }) => void;
}) {
  return (
    <div class="pair">
      <KeyField
        label={t('connection.passphrase')}
        value={props.next}
        onInput={(next) => props.onInput({ next })}
      />
      <KeyField
        label={t('connection.repeatPassphrase')}
        value={props.again}
        problem={props.problem && t(props.problem)}
        onInput={(again) => props.onInput({ again })}
      />
    </div>
  );
}

/** What a passphrase does, and what it doesn't. */
export function LockHint() {
  return <p class="small soft">{t('connection.lockHint')}</p>;
}

/** The form's optional lock: a switch with the passphrase fields. */
export function LockFields(props: {
  lock: NewLock;
  problem: Message | null;
  onChange: (lock: NewLock) => void;
}) {
  const { lock, onChange } = props;
  return (
    <div class="connection column gap-3">
      <Switch checked={lock.wanted} onChange={(wanted) => onChange({ ...lock, wanted })}>
        {t('connection.lockSwitch')}
      </Switch>
      {lock.wanted ? (
        <>
          <LockHint />
          <PassphrasePair
            next={lock.next}
            again={lock.again}
            problem={props.problem}
            onInput={(part) => onChange({ ...lock, ...part })}
          />
        </>
      ) : (
        <p class="small soft">{t('connection.lockSooner')}</p>
      )}
    </div>
  );
}
