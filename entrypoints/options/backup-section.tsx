import { BackupScreen } from '../../components/backup/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';

/** Saves a world as a file. */
export function BackupSection({ connection }: { connection: ConnectionSummary }) {
  if (connection.state === 'none')
    return <p class="soft">Connect first; then your world can be saved as a file, and compared with one.</p>;
  return (
    <>
      <p>
        Your whole world as one ZIP: articles, statblocks, manuscripts, maps, timelines and the rest, as
        Markdown that any program can read and as World Anvil’s own data. Of images it has the records and
        addresses only. What was read stays on this device, so the next backup reads only what has changed.
      </p>
      <BackupScreen connection={connection} />
    </>
  );
}
