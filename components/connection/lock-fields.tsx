import { Switch } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';
import type { NewLock } from './use-connect.ts';

/** The passphrase and its repetition. */
export function PassphrasePair(props: {
  next: string;
  again: string;
  problem: string | null;
  onInput: (part: { next: string } | { again: string }) => void;
}) {
  return (
    <div class="pair">
      <KeyField label="Passphrase" value={props.next} onInput={(next) => props.onInput({ next })} />
      <KeyField
        label="The same again"
        value={props.again}
        problem={props.problem}
        onInput={(again) => props.onInput({ again })}
      />
    </div>
  );
}

/** What a passphrase does, and what it doesn't. */
export function LockHint() {
  return (
    <p class="small soft">
      Optional. Without a passphrase, anyone who can read this browser’s files can read your keys. With one,
      the keys are encrypted, and you type it once each time the browser starts. If you forget it, connect
      again.
    </p>
  );
}

/** The form's optional lock: a switch with the passphrase fields. */
export function LockFields(props: {
  lock: NewLock;
  problem: string | null;
  onChange: (lock: NewLock) => void;
}) {
  const { lock, onChange } = props;
  return (
    <div class="stack lock">
      <Switch checked={lock.wanted} onChange={(wanted) => onChange({ ...lock, wanted })}>
        Lock with a passphrase
      </Switch>
      <LockHint />
      {lock.wanted ? (
        <PassphrasePair
          next={lock.next}
          again={lock.again}
          problem={props.problem}
          onInput={(part) => onChange({ ...lock, ...part })}
        />
      ) : (
        <p class="small soft">
          If you want one, set it now: keys that were saved without a passphrase can stay readable in the
          browser’s files.
        </p>
      )}
    </div>
  );
}
