import { CopyList, LocalWorldList, StorageUsage } from '../../components/library/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { LibrarySettings, Settings } from '../../lib/settings/index.ts';
import type { AvailableWorlds, ConnectionSummary } from '../../lib/stored-state/index.ts';
import { changeSetting } from './change-setting.ts';
import { Choice, choicesOf, Toggle } from './choice.tsx';
import { WideSetting } from './setting.tsx';

export const BODIES: readonly (readonly [LibrarySettings['bodies'], Message])[] = [
  ['all', message('options.fullTextsAll')],
  ['newest', message('options.fullTextsNewest')],
  ['opened', message('options.fullTextsOpened')],
];
/** Requests a second. */
export const PACES: readonly (readonly [string, Message])[] = [
  ['0.5', message('options.paceSlow')],
  ['1', message('options.paceNormal')],
  ['2', message('options.paceFast')],
];
/** Minutes; empty for none. */
export const POLL_INTERVALS: readonly (readonly [string, Message])[] = [
  ['15', message('options.everyMinutes', { count: 15 })],
  ['30', message('options.everyMinutes', { count: 30 })],
  ['60', message('options.everyHours', { count: 1 })],
  ['240', message('options.everyHours', { count: 4 })],
  ['1440', message('options.onceADay')],
  ['', message('options.whenPanelOpens')],
];

/** The offline copies on this device: which worlds, their progress, and how they are kept up to date. */
export function LibrarySection(props: {
  connection: ConnectionSummary;
  settings: Settings;
  available: AvailableWorlds;
}) {
  const { connection, settings, available } = props;
  const { library } = settings;
  const set = (part: Partial<LibrarySettings>) => changeSetting({ library: { ...library, ...part } });
  if (connection.state === 'none')
    return (
      <WideSetting
        name={t('options.offlineWorlds')}
        {...(available.worlds.length === 0 && { hint: t('options.copyNeedsConnection') })}
      >
        <LocalWorldList />
      </WideSetting>
    );
  return (
    <>
      <WideSetting name={t('options.offlineWorlds')} hint={t('options.copyHint')}>
        <CopyList connection={connection} settings={settings} />
        <LocalWorldList />
        <StorageUsage />
      </WideSetting>
      <Choice
        label={t('options.pace')}
        hint={t('options.paceHint')}
        value={String(settings.pace)}
        options={choicesOf(PACES)}
        onChange={(value) => changeSetting({ pace: Number(value) })}
      />
      <Choice
        label={t('options.fullTexts')}
        hint={t('options.fullTextsHint')}
        value={library.bodies}
        options={choicesOf(BODIES)}
        onChange={(bodies) => set({ bodies })}
      />
      <Choice
        label={t('options.checkForUpdates')}
        hint={t('options.checkForUpdatesHint')}
        value={library.lookMinutes === null ? '' : String(library.lookMinutes)}
        options={choicesOf(POLL_INTERVALS)}
        onChange={(minutes) => set({ lookMinutes: minutes === '' ? null : Number(minutes) })}
      />
      <Toggle
        label={t('options.syncOnMetered')}
        hint={t('options.syncOnMeteredHint')}
        isOn={library.onMetered}
        onChange={(onMetered) => set({ onMetered })}
      />
      {connection.hasPassphrase ? (
        <Toggle
          label={t('options.storeSecrets')}
          hint={t('options.storeSecretsHint')}
          isOn={library.keepSecrets}
          onChange={(keepSecrets) => set({ keepSecrets })}
        />
      ) : (
        <WideSetting name={t('options.storeSecrets')} hint={t('options.secretsNeedPassphrase')} />
      )}
    </>
  );
}
