import { useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { announce, Button } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';

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
