import { useState } from 'preact/hooks';
import { readSyncStopped, type SyncStopped, watchSyncStopped } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { announce, Button, Notice, useWatched } from '../ui/index.ts';

const MESSAGES: Record<SyncStopped['why'], string> = {
  full: 'Your disk is full, so syncing has stopped. What’s in the offline copy stays as it is. Free some space; syncing continues by itself.',
  private:
    'This is a private window, so Loreside can’t save the offline copy. Open Loreside in a normal window.',
  blocked:
    'The browser doesn’t let Loreside store data, so syncing has stopped. Allow site data for Loreside in the browser’s settings, then try again.',
  failed:
    'The browser couldn’t save the offline copy, so syncing has stopped. What’s in it stays as it is. Loreside keeps trying; if this doesn’t go away, restart the browser.',
};

/** Says why syncing stopped when the browser can't store the offline copy. */
export function SyncStoppedNotice() {
  const stopped = useWatched(() => readSyncStopped().catch(() => null), watchSyncStopped);
  const [isBusy, setBusy] = useState(false);
  if (!stopped) return null;
  const tryAgain = () => {
    setBusy(true);
    void request('library.refresh', { worldId: stopped.worldId }).then((result) => {
      setBusy(false);
      // Otherwise the notice stays and says what is wrong.
      if (result.ok) announce('Trying again.');
    });
  };
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" busy={isBusy} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      {MESSAGES[stopped.why]}
    </Notice>
  );
}
