import { useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce, Button, Notice } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';
import { LockHint, PassphrasePair } from './lock-fields.tsx';
import { passphraseProblem } from './passphrase.ts';
import { ExposedToken, TokenPageLink } from './renew-token.tsx';
import { UnlockForm } from './unlock-form.tsx';
import './connection.css';

const EMPTY = { current: '', next: '', again: '' };

/** Sets, changes or removes the passphrase, and locks on request. */
export function LockSettings({ connection }: { connection: Connection }) {
  const [task, setTask] = useState<'none' | 'set' | 'remove'>('none');
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const begin = (next: typeof task) => {
    setTask(next);
    setTyped(EMPTY);
    setProblem(null);
    setErrorMessage(null);
  };

  const save = async (event: Event) => {
    event.preventDefault();
    const wrong = task === 'set' ? passphraseProblem(typed.next, typed.again) : null;
    setProblem(wrong);
    setErrorMessage(null);
    if (wrong) return;
    const done = await request('vault.setPassphrase', {
      next: task === 'set' ? typed.next : null,
      current: connection.hasPassphrase ? typed.current : null,
    });
    if (!done.ok) return setErrorMessage(say(done.problem.sentence));
    if (!done.value)
      return setErrorMessage('The current passphrase is not right, so nothing was changed. Try again.');
    announce(task === 'set' ? 'The passphrase is set.' : 'The passphrase is gone.');
    begin('none');
  };

  const lock = async () => {
    const locked = await request('vault.lock', {});
    if (!locked.ok) setErrorMessage(say(locked.problem.sentence));
  };

  if (connection.state === 'locked') return <UnlockForm />;
  if (task === 'none')
    return (
      <div class="stack">
        <p>
          {connection.hasPassphrase
            ? 'Your keys are encrypted with a passphrase.'
            : 'No passphrase is set. Anyone who can read this browser’s files can read your keys.'}
        </p>
        {connection.tokenExposed && <ExposedToken address={connection.address} />}
        <div class="row">
          <Button onClick={() => begin('set')}>
            {connection.hasPassphrase ? 'Change the passphrase' : 'Set a passphrase'}
          </Button>
          {connection.hasPassphrase && <Button onClick={() => begin('remove')}>Remove it</Button>}
          {connection.hasPassphrase && (
            <Button icon="lock" onClick={() => void lock()}>
              Lock now
            </Button>
          )}
        </div>
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      </div>
    );
  return (
    <form class="stack" onSubmit={(event) => void save(event)}>
      {task === 'set' && !connection.hasPassphrase && (
        <>
          <LockHint />
          <p class="small soft">
            Your current user token was saved without a passphrase, so an old copy can stay readable. Renew it
            afterwards on your <TokenPageLink address={connection.address} />.
          </p>
        </>
      )}
      {task === 'remove' && (
        <p class="small soft">
          Without the passphrase, anyone who can read this browser’s files can read your keys. Setting one
          again later doesn’t change that for the token you have now.
        </p>
      )}
      {connection.hasPassphrase && (
        <KeyField
          label="Current passphrase"
          value={typed.current}
          onInput={(current) => setTyped({ ...typed, current })}
        />
      )}
      {task === 'set' && (
        <PassphrasePair
          next={typed.next}
          again={typed.again}
          problem={problem}
          onInput={(part) => setTyped({ ...typed, ...part })}
        />
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <div class="row">
        <Button type="submit" tone="primary">
          {task === 'set' ? 'Set the passphrase' : 'Remove the passphrase'}
        </Button>
        <Button onClick={() => begin('none')}>Cancel</Button>
      </div>
    </form>
  );
}
