import { useEffect, useState } from 'preact/hooks';
import { Button, Notice } from '../../components/ui/index.ts';
import { acceptSettings, readSettingsTrouble, type SettingsTrouble } from '../../lib/settings/index.ts';

const NEWER =
  'Your settings were saved by a newer version of Loreside. This version uses those that it knows and keeps the others. Update Loreside to use them all.';
const DAMAGED =
  'Some of your settings couldn’t be read, so they’re back to what they were at first. Check them below. Your drafts and your connection aren’t affected.';
const FAILED = 'That couldn’t be saved. Reload this page and try again.';

/** Reports settings that couldn't be read completely. */
export function SettingsNotice() {
  const [trouble, setTrouble] = useState<SettingsTrouble | 'failed'>(null);
  useEffect(() => {
    // If settings can't be read at all, whatever needs them reports it.
    readSettingsTrouble().then(setTrouble, () => {});
  }, []);
  if (trouble === null) return null;
  if (trouble === 'newer') return <Notice tone="warn">{NEWER}</Notice>;
  const accept = () => {
    acceptSettings().then(
      () => setTrouble(null),
      () => setTrouble('failed'),
    );
  };
  return (
    <Notice tone="warn" actions={<Button onClick={accept}>Keep these settings</Button>}>
      {trouble === 'failed' ? FAILED : DAMAGED}
    </Notice>
  );
}
