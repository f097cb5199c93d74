import { useState } from 'preact/hooks';
import type { DatabaseFault } from '../../lib/database/index.ts';
import { startBackupsAgain } from '../../lib/history/backup/index.ts';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { announce, Button, Field, Notice } from '../ui/index.ts';
import { type BackupActions, BackupCard } from './backup-card.tsx';
import './backup.css';
import { CheckCard } from './check-card.tsx';
import { useCheck } from './use-check.ts';
import { usePacking } from './use-packing.ts';
import { useBackupStatus } from './use-runs.ts';

/** Everything stored for backups is on World Anvil too. */
const FAULTS: Record<DatabaseFault, string> = {
  newer:
    'What was read for backups was saved by a newer version of Loreside, which this version can’t open. Update Loreside, or start again: the next backup then reads everything once more. Files that you saved aren’t affected.',
  damaged:
    'What was read for backups is damaged. Start again: the next backup reads everything once more. Files that you saved aren’t affected.',
  full: 'Your disk is full, so Loreside can’t make a backup. Free some space, then open this page again.',
  inUse:
    'Another window still uses an older Loreside. Close all windows of Loreside, then open this page again.',
  closed:
    'Loreside can’t open what was read for backups. Nothing on World Anvil was changed. Restart the browser; if this stays, start again: the next backup reads everything once more.',
};
const FAILED = 'That did not work. Nothing was changed; please try again.';

/** Makes, saves and checks backups of the connected worlds. */
export function BackupScreen({ connection }: { connection: Connection }) {
  const { worlds } = connection;
  const [chosen, setChosen] = useState(connection.worldId ?? worlds[0]?.id ?? '');
  const world = worlds.find(({ id }) => id === chosen) ?? worlds[0];
  const status = useBackupStatus(world?.id ?? '');
  const { packing, pack, stop, forget } = usePacking(world?.id ?? '');
  const checking = useCheck();
  // The style sheet covers private titles in comparisons, once this page knows the mode.
  useScreenShare();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const startAgain = () =>
    startBackupsAgain().then(
      () => announce('Ready for a new backup.'),
      () => setErrorMessage(FAILED),
    );
  if (!world)
    return <p class="soft">There is no world in this account yet, so there is nothing to back up.</p>;
  if (status && 'fault' in status)
    return (
      <Notice
        tone="danger"
        actions={status.fault !== 'inUse' && <Button onClick={() => void startAgain()}>Start again</Button>}
      >
        {errorMessage ?? FAULTS[status.fault]}
      </Notice>
    );

  const worldId = world.id;
  const run = status?.run?.purpose === 'backup' ? status.run : null;
  const send = (what: 'backup' | 'pause' | 'goOn' | 'stop', message: string) => () => {
    setErrorMessage(null);
    if (what !== 'stop') forget();
    void request('backup.read', { worldId, command: what }).then((result) =>
      result.ok ? announce(message) : setErrorMessage(say(result.problem.sentence)),
    );
  };
  const actions: BackupActions = {
    begin: send('backup', `Reading ${world.title}.`),
    pause: send('pause', 'Paused.'),
    resume: send('goOn', 'Going on.'),
    stop: send('stop', 'Stopped. What was read is kept for the next time.'),
    pack: (withSecrets) => run && pack(run, world.title, withSecrets),
    stopPacking: stop,
  };
  return (
    <>
      {worlds.length > 1 && (
        <Field label="World">
          {(ids) => (
            <select
              {...ids}
              class="input choice"
              value={worldId}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {worlds.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {status && (
        <BackupCard title={world.title} run={run} saved={status.saved} packing={packing} actions={actions} />
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <CheckCard check={checking.check} worlds={worlds} isBusy={run !== null} actions={checking} />
    </>
  );
}
