import { UnreadableNotice } from '../../components/diagnostics/index.ts';
import { CopyList, LocalWorldList, StorageUsage } from '../../components/library/index.ts';
import { download, exportDrafts, useOutbox } from '../../components/outbox/index.ts';
import { announce, Button, useWatched } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { formatBytes, type Message, message, t } from '../../lib/i18n/index.ts';
import { fitImages, readImageUsage, removeAllImages, watchImages } from '../../lib/images/index.ts';
import type { LibrarySettings, Settings } from '../../lib/settings/index.ts';
import type { AvailableWorlds, ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Choice, choicesOf, Toggle } from './choice.tsx';
import { changeSetting, Setting, WideSetting } from './setting.tsx';

const MEGABYTES = [0, 50, 200, 500, 1000, 5000];
const MB = 1_000_000;

/** How much space stored images may take, and how much they do. */
export function ImageSection({ settings }: { settings: Settings }) {
  const usage = useWatched(readImageUsage, watchImages);
  const budget = settings.imageMegabytes * MB;
  const remove = () =>
    detach(
      removeAllImages().then(() => announce(t('image.storedRemoved'))),
      'image.removeAll',
    );
  return (
    <>
      <Choice
        label={t('options.imageSpace')}
        hint={t('image.offlineHint')}
        value={String(settings.imageMegabytes)}
        options={MEGABYTES.map((count) => ({ value: String(count), label: formatBytes(count * MB) }))}
        onChange={(megabytes) => {
          detach(fitImages(Number(megabytes) * MB), 'image.fit');
          return changeSetting({ imageMegabytes: Number(megabytes) });
        }}
      />
      <Setting
        name={t('image.offlineImages')}
        {...(usage && {
          hint: t('image.offlineSize', { used: formatBytes(usage.bytes), budget: formatBytes(budget) }),
        })}
      >
        {(ids) => (
          // The setting's name alone wouldn't say what it does.
          <Button
            {...ids}
            aria-label={t('image.removeStored')}
            disabled={!usage || usage.count === 0}
            onClick={remove}
          >
            {t('image.removeStored')}
          </Button>
        )}
      </Setting>
    </>
  );
}

/** What is stored on this device, and how to export it. */
export function StorageSection() {
  const [outbox, tryAgain] = useOutbox();
  if (outbox.state === 'closed') return <UnreadableNotice sentence={outbox.sentence} onTryAgain={tryAgain} />;
  const kept = outbox.state === 'open' ? outbox.drafts : [];
  const binned = kept.filter((draft) => draft.delivery.state === 'binned').length;
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`loreside-drafts-${day}.json`, exportDrafts(kept, Date.now()));
    announce(t('common.fileSaved'));
  };
  return (
    <>
      <p class="options-note">
        {t('options.draftsHere', { count: kept.length - binned })}{' '}
        {t('options.draftsInBin', { count: binned })}
      </p>
      <Setting name={t('options.exportDrafts')} hint={t('options.exportDraftsHint')}>
        {(ids) => (
          <Button {...ids} aria-label={t('options.exportDrafts')} disabled={kept.length === 0} onClick={save}>
            {t('common.export')}
          </Button>
        )}
      </Setting>
    </>
  );
}

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
