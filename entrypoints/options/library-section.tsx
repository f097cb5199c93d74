import { CopyList, StorageUsage } from '../../components/library/index.ts';
import { Notice, Switch } from '../../components/ui/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { LibrarySettings, Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Choice, choicesOf } from './choice.tsx';
import { useChange } from './use-change.tsx';

const BODIES: readonly (readonly [LibrarySettings['bodies'], Message])[] = [
  ['all', message('options.fullTextsAll')],
  ['newest', message('options.fullTextsNewest')],
  ['opened', message('options.fullTextsOpened')],
];
/** Requests a second. */
const PACES: readonly (readonly [string, Message])[] = [
  ['0.5', message('options.paceSlow')],
  ['1', message('options.paceNormal')],
  ['2', message('options.paceFast')],
];
/** Minutes; empty for none. */
const POLL_INTERVALS: readonly (readonly [string, Message])[] = [
  ['15', message('options.everyMinutes', { count: 15 })],
  ['30', message('options.everyMinutes', { count: 30 })],
  ['60', message('options.everyHours', { count: 1 })],
  ['240', message('options.everyHours', { count: 4 })],
  ['1440', message('options.onceADay')],
  ['', message('options.whenPanelOpens')],
];

/** The offline copies on this device: which worlds, their progress, and how they are kept up to date. */
export function LibrarySection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const { library } = settings;
  const { change, trouble } = useChange();
  const set = (part: Partial<LibrarySettings>) => change({ library: { ...library, ...part } });
  if (connection.state === 'none') return <p class="soft">{t('options.copyNeedsConnection')}</p>;
  return (
    <>
      <p class="soft">{t('options.copyHint')}</p>
      <CopyList connection={connection} settings={settings} />
      <StorageUsage />
      <Choice
        label={t('options.pace')}
        hint={t('options.paceHint')}
        value={String(settings.pace)}
        options={choicesOf(PACES)}
        onChange={(value) => change({ pace: Number(value) })}
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
      <Switch checked={library.onMetered} onChange={(onMetered) => set({ onMetered })}>
        {t('options.syncOnMetered')}
      </Switch>
      <h3>{t('options.secrets')}</h3>
      <p>{t('options.secretsHint')}</p>
      {connection.hasPassphrase ? (
        <>
          <Switch checked={library.keepSecrets} onChange={(keepSecrets) => set({ keepSecrets })}>
            {t('options.storeSecrets')}
          </Switch>
          <p class="small soft">{t('options.storeSecretsHint')}</p>
        </>
      ) : (
        <Notice>{t('options.secretsNeedPassphrase')}</Notice>
      )}
      {trouble}
    </>
  );
}
