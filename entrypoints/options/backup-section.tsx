import { BackupScreen } from '../../components/backup/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import {
  type ConnectionSummary,
  readAvailableWorlds,
  watchAvailableWorlds,
} from '../../lib/stored-state/index.ts';
import { WideSetting } from './setting.tsx';

/** Saves a world as a file. */
export function BackupSection({ connection }: { connection: ConnectionSummary }) {
  const name = t('options.backupFile');
  const available = useWatched(readAvailableWorlds, watchAvailableWorlds);
  if (connection.state === 'none' && !available?.worlds.length)
    return <WideSetting name={name} hint={t('options.backupNeedsConnection')} />;
  return (
    <WideSetting name={name} hint={t('options.backupHint')}>
      {available && <BackupScreen {...available} />}
    </WideSetting>
  );
}
