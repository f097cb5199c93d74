import { useEffect, useState } from 'preact/hooks';
import { Button, Notice } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { acceptSettings, readSettingsTrouble, type SettingsTrouble } from '../../lib/settings/index.ts';

/** Reports settings that couldn't be read completely. */
export function SettingsNotice() {
  const [trouble, setTrouble] = useState<SettingsTrouble | 'failed'>(null);
  useEffect(() => {
    // If settings can't be read at all, whatever needs them reports it.
    readSettingsTrouble().then(setTrouble, () => {});
  }, []);
  if (trouble === null) return null;
  if (trouble === 'newer') return <Notice tone="warn">{t('options.savedByNewer')}</Notice>;
  const accept = () => {
    acceptSettings().then(
      () => setTrouble(null),
      () => setTrouble('failed'),
    );
  };
  return (
    <Notice tone="warn" actions={<Button onClick={accept}>{t('options.keepSettings')}</Button>}>
      {t(trouble === 'failed' ? 'options.acceptFailed' : 'options.damaged')}
    </Notice>
  );
}
