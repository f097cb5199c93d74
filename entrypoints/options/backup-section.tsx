import { BackupScreen } from '../../components/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { WideSetting } from './setting.tsx';

/** Saves a world as a file. */
export function BackupSection({ connection }: { connection: ConnectionSummary }) {
  const name = t('options.backupFile');
  if (connection.state === 'none')
    return <WideSetting name={name} hint={t('options.backupNeedsConnection')} />;
  return (
    <WideSetting name={name} hint={t('options.backupHint')}>
      <BackupScreen connection={connection} />
    </WideSetting>
  );
}
