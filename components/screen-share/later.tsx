// What is needed only while the mode is on, and loads then.
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { changeSettings, readSettings, watchSettings } from '../../lib/settings/index.ts';
import { ConfirmDialog, Switch } from '../ui/index.ts';
import { ask, toggleMode } from './mode.ts';

export { readSettings, watchSettings };

/** Says what would appear before the mode is turned off. */
export function TurnOffQuestion({ count }: { count: number }) {
  return (
    <ConfirmDialog
      title={t('screenShare.turnOffQuestion')}
      keep={t('screenShare.stayOn')}
      confirm={t('screenShare.turnOff')}
      onClose={() => ask(0)}
      onConfirm={toggleMode}
    >
      <p>{t('screenShare.willAppear', { count })}</p>
    </ConfirmDialog>
  );
}

export function StatblockSwitch({ isOn }: { isOn: boolean }) {
  return (
    <Switch
      checked={isOn}
      onChange={(hideStatblocks) =>
        detach(
          changeSettings((now) => ({ ...now, hideStatblocks })),
          'screenShare.saveStatblocks',
        )
      }
    >
      {t('screenShare.statblocks')}
    </Switch>
  );
}
