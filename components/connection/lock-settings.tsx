import { useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce, Button, Notice, Trans } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';
import { LockHint, PassphrasePair } from './lock-fields.tsx';
import { passphraseProblem } from './passphrase.ts';
import { ExposedToken, tokenPageLink } from './renew-token.tsx';
import { UnlockForm } from './unlock-form.tsx';
import './connection.css';

const EMPTY = { current: '', next: '', again: '' };

/** Sets, changes or removes the passphrase, and locks on request. */
export function LockSettings({ connection }: { connection: Connection }) {
  const [task, setTask] = useState<'none' | 'set' | 'remove'>('none');
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<Message | null>(null);
  const [errorMessage, setErrorMessage] = useState<Message | null>(null);
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
    if (!done.ok) return setErrorMessage(readMessage(done.problem.sentence));
    if (!done.value) return setErrorMessage(message('connection.currentPassphraseWrong'));
    announce(t(task === 'set' ? 'connection.passphraseSet' : 'connection.passphraseRemoved'));
    begin('none');
  };

  const lock = async () => {
    const locked = await request('vault.lock', {});
    if (!locked.ok) setErrorMessage(readMessage(locked.problem.sentence));
  };

  if (connection.state === 'locked') return <UnlockForm />;
  if (task === 'none')
    return (
      <div class="stack">
        <p>{t(connection.hasPassphrase ? 'connection.passphraseIsSet' : 'connection.passphraseIsNotSet')}</p>
        {connection.tokenExposed && <ExposedToken address={connection.address} />}
        <div class="row">
          <Button onClick={() => begin('set')}>
            {t(connection.hasPassphrase ? 'connection.changePassphrase' : 'connection.setPassphrase')}
          </Button>
          {connection.hasPassphrase && (
            <Button onClick={() => begin('remove')}>{t('connection.removePassphrase')}</Button>
          )}
          {connection.hasPassphrase && (
            <Button icon="lock" onClick={() => void lock()}>
              {t('connection.lockNow')}
            </Button>
          )}
        </div>
        {errorMessage && <Notice tone="danger">{t(errorMessage)}</Notice>}
      </div>
    );
  return (
    <form class="stack" onSubmit={(event) => void save(event)}>
      {task === 'set' && !connection.hasPassphrase && (
        <>
          <LockHint />
          <p class="small soft">
            <Trans id="connection.setPassphraseMeans" values={tokenPageLink(connection.address)} />
          </p>
        </>
      )}
      {task === 'remove' && <p class="small soft">{t('connection.removePassphraseMeans')}</p>}
      {connection.hasPassphrase && (
        <KeyField
          label={t('connection.currentPassphrase')}
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
      {errorMessage && <Notice tone="danger">{t(errorMessage)}</Notice>}
      <div class="row">
        <Button type="submit" tone="primary">
          {t(task === 'set' ? 'connection.setPassphrase' : 'connection.removePassphrase')}
        </Button>
        <Button onClick={() => begin('none')}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
