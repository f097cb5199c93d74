import { BackupDesk } from '../../components/backup/index.ts';
import type { ConnectionSummary } from '../../lib/settings/index.ts';

/** The way out with everything: a world as a file. */
export function BackupSection({ connection }: { connection: ConnectionSummary }) {
  if (connection.state === 'none')
    return <p class="soft">Connect first; then your world can be saved as a file, and compared with one.</p>;
  return (
    <>
      <p>
        Your whole world as one ZIP: articles, statblocks, manuscripts, maps, timelines and the rest, as
        Markdown that any program reads, and as the platform gave them. Pictures are in it by their records
        and addresses only. What is read stays on this device, so that the next backup reads only what has
        changed.
      </p>
      <BackupDesk connection={connection} />
    </>
  );
}
