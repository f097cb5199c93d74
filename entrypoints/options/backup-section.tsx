import { BackupScreen } from '../../components/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { AvailableWorlds, ConnectionSummary } from '../../lib/stored-state/index.ts';
import { WideSetting } from './setting.tsx';

/** Saves a world as a file. */
export function BackupSection(props: { connection: ConnectionSummary; available: AvailableWorlds }) {
  const { connection, available } = props;
  const name = t('options.backupFile');
  if (connection.state === 'none' && available.worlds.length === 0)
    return <WideSetting name={name} hint={t('options.backupNeedsConnection')} />;
  return (
    <WideSetting name={name} hint={t('options.backupHint')}>
      <BackupScreen {...available} />
    </WideSetting>
  );
}
