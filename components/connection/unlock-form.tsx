import { useState } from 'preact/hooks';
import { request } from '../../lib/messaging/index.ts';
import { announce, Button } from '../ui/index.ts';
import { KeyField } from './key-field.tsx';
import { sentenceOf } from './words.ts';

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
    try {
      const right = await request('vault.unlock', { passphrase });
      setProblem(right ? null : 'That is not the passphrase. Your drafts are safe; try again.');
      if (right) {
        setPassphrase('');
        announce('Unlocked.');
      }
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
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
