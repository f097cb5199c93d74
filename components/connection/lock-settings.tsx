import { useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce, Button, Notice, Trans } from '../ui/index.ts';
import { KeyField, LockHint, PassphrasePair } from './lock-fields.tsx';
import { passphraseProblem } from './passphrase.ts';
import './connection.css';
import type { ComponentChildren } from 'preact';
import { tokenPage } from './details.ts';

/** Asks for the passphrase while the credentials are locked. */
export function UnlockForm() {
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const unlock = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    if (!passphrase) return setProblem(message('connection.passphraseMissing'));
    setBusy(true);
    const unlocked = await request('vault.unlock', { passphrase });
    setBusy(false);
    if (!unlocked.ok) return setProblem(readMessage(unlocked.problem.sentence));
    if (!unlocked.value) return setProblem(message('connection.passphraseWrong'));
    setProblem(null);
    setPassphrase('');
    announce(t('connection.unlocked'));
  };
  return (
    <form class="unlock" onSubmit={(event) => void unlock(event)}>
      <KeyField
        label={t('connection.passphrase')}
        hint={t('connection.lockedHint')}
        value={passphrase}
        problem={problem && t(problem)}
        onInput={setPassphrase}
      />
      <Button type="submit" tone="primary" busy={busy} icon="key">
        {t('connection.unlock')}
      </Button>
    </form>
  );
}

/** A link to the page of World Anvil that renews a user token; plain text if the address can't be linked. */
function TokenPageLink({ address, children }: { address: string; children: ComponentChildren }) {
  const page = tokenPage(address);
  return page ? (
    <a href={page} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}

/** The value of a message's `link` to the page that renews a user token. */
export const tokenPageLink = (address: string) => ({
  link: (text: ComponentChildren) => <TokenPageLink address={address}>{text}</TokenPageLink>,
});

/**
 * Warns about a token that was saved before the passphrase was set: old copies of it stay readable in the browser's
 * files until it is renewed.
 */
function ExposedToken({ address }: { address: string }) {
  return (
    <Notice tone="warn">
      <Trans id="connection.tokenExposed" values={tokenPageLink(address)} />
    </Notice>
  );
}

/**
 * What a disconnection leaves behind, and how to make it useless. `isEncrypted`: the passphrase encrypts every copy.
 */
export function LeftBehind({ address, isEncrypted }: { address: string; isEncrypted: boolean }) {
  return (
    <p>
      <Trans
        id={isEncrypted ? 'connection.tokenEncrypted' : 'connection.tokenReadable'}
        values={tokenPageLink(address)}
      />
    </p>
  );
}

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
      <div class="connection column gap-3">
        <p>{t(connection.hasPassphrase ? 'connection.passphraseIsSet' : 'connection.passphraseIsNotSet')}</p>
        {connection.tokenExposed && <ExposedToken address={connection.address} />}
        <div class="wrap gap-2">
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
    <form class="column gap-3" onSubmit={(event) => void save(event)}>
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
      <div class="wrap gap-2">
        <Button type="submit" tone="primary">
          {t(task === 'set' ? 'connection.setPassphrase' : 'connection.removePassphrase')}
        </Button>
        <Button onClick={() => begin('none')}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
