import { BackupScreen } from '../../components/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';

/** Saves a world as a file. */
export function BackupSection({ connection }: { connection: ConnectionSummary }) {
  if (connection.state === 'none') return <p class="soft">{t('options.backupNeedsConnection')}</p>;
  return (
    <>
      <p>{t('options.backupHint')}</p>
      <BackupScreen connection={connection} />
    </>
  );
}
