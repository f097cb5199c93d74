import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { readSyncStopped, type SyncStopped, watchSyncStopped } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { announce, Button, Notice, useWatched } from '../ui/index.ts';

const MESSAGES = {
  full: 'library.stoppedFull',
  private: 'library.stoppedPrivate',
  blocked: 'library.stoppedBlocked',
  failed: 'library.stoppedFailed',
} as const satisfies Record<SyncStopped['why'], string>;

/** Says why syncing stopped when the browser can't store the offline copy. */
export function SyncStoppedNotice() {
  // A reason that can't be read shows no notice. The search beside it works without one.
  const stopped = useWatched(() => readSyncStopped().catch(() => null), watchSyncStopped);
  const [isBusy, setBusy] = useState(false);
  if (!stopped) return null;
  const tryAgain = () => {
    setBusy(true);
    void request('library.refresh', { worldId: stopped.worldId }).then((result) => {
      setBusy(false);
      // Otherwise the notice stays and says what is wrong.
      if (result.ok) announce(t('library.tryingAgain'));
    });
  };
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" busy={isBusy} onClick={tryAgain}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t(MESSAGES[stopped.why])}
    </Notice>
  );
}
