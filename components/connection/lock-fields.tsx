import { type Message, t } from '../../lib/i18n/index.ts';
import { Switch } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';
import type { NewLock } from './use-connect.ts';

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
    <div class="stack lock">
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
