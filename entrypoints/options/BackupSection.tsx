import { BackupDesk } from '../../components/backup/index.ts';
import type { ConnectionSummary } from '../../lib/settings/index.ts';

/** The way out with everything: a world as a file. */
export function BackupSection({ connection }: { connection: ConnectionSummary }) {
  if (connection.state === 'none')
    return <p class="soft">Connect first; then your world can be saved as a file, and compared with one.</p>;
  return (
    <>
      <p>
        Your whole world as one ZIP: every article, category, statblock and manuscript as Markdown that any
        program reads, and everything as the platform gave it. Pictures themselves, maps and timelines are not
        in it. What is read stays in the copy on this device, so that the next backup reads only what has
        changed.
      </p>
      <BackupDesk connection={connection} />
    </>
  );
}
