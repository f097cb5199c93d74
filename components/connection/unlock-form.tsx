import { useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { announce, Button } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';

/** Asks for the passphrase while the credentials are locked. */
export function UnlockForm() {
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unlock = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    if (!passphrase) return setProblem('Type your passphrase.');
    setBusy(true);
    const unlocked = await request('vault.unlock', { passphrase });
    setBusy(false);
    if (!unlocked.ok) return setProblem(say(unlocked.problem.sentence));
    if (!unlocked.value) return setProblem('That is not the passphrase. Your drafts are safe; try again.');
    setProblem(null);
    setPassphrase('');
    announce('Unlocked.');
  };
  return (
    <form class="unlock" onSubmit={(event) => void unlock(event)}>
      <KeyField
        label="Passphrase"
        hint="Loreside is locked. You can write and capture; what you save waits until you unlock."
        value={passphrase}
        problem={problem}
        onInput={setPassphrase}
      />
      <Button type="submit" tone="primary" busy={busy} icon="key">
        Unlock
      </Button>
    </form>
  );
}
