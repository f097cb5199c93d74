import { useState } from 'preact/hooks';
import { useAsyncAction } from '../../components/search/index.ts';
import { announce, Button, ConfirmDialog, Notice, useWatched } from '../../components/ui/index.ts';
import { versionsFault } from '../../components/versions/fault.ts';
import { formatBytes, formatDate, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import {
  forgetThinnedVersions,
  readThinnedVersions,
  watchThinnedVersions,
} from '../../lib/stored-state/index.ts';
import { deleteVersions, onVersions, sizesOfVersions } from '../../lib/versions/index.ts';
import { Choice } from './choice.tsx';
import { changeSetting, Setting } from './setting.tsx';

const MEGABYTES = [50, 200, 500, 1000, 5000];

/** How much room versions may take, how much they take, and how to delete them. */
export function VersionsSettings({ settings }: { settings: Settings }) {
  const [isAsking, setAsking] = useState(false);
  const [errorMessage, run] = useAsyncAction();
  const sizes = useWatched(
    () => sizesOfVersions().catch(versionsFault),
    (changed) => onVersions(changed),
  );
  const thinned = useWatched(readThinnedVersions, watchThinnedVersions);
  const bytes = sizes instanceof Map ? [...sizes.values()].reduce((sum, size) => sum + size, 0) : null;
  const deleteAll = async () => {
    await deleteVersions(null);
    await forgetThinnedVersions();
    announce(t('options.versionsDeleted'));
  };
  return (
    <>
      <Choice
        label={t('options.versionsRoom')}
        hint={t('options.versionsHint')}
        value={String(settings.versionsMegabytes)}
        options={MEGABYTES.map((count) => ({
          value: String(count),
          label: formatBytes(count * 1_000_000),
        }))}
        onChange={(megabytes) => changeSetting({ versionsMegabytes: Number(megabytes) })}
      />
      {thinned && (
        <Notice
          actions={
            <Button size="small" tone="quiet" onClick={() => run(forgetThinnedVersions)}>
              {t('outbox.gotIt')}
            </Button>
          }
        >
          {t('options.versionsThinned', {
            count: thinned.count,
            date: formatDate(thinned.at, { dateStyle: 'long' }),
          })}
        </Notice>
      )}
      {typeof sizes === 'string' && <Notice tone="danger">{sizes}</Notice>}
      <Setting
        name={t('options.deleteVersionsConfirm')}
        {...(bytes && { hint: t('options.versionsSize', { size: formatBytes(bytes) }) })}
      >
        {(ids) => (
          <Button
            {...ids}
            tone="danger"
            aria-label={t('options.deleteVersions')}
            disabled={bytes === 0}
            onClick={() => setAsking(true)}
          >
            {t('common.delete')}
          </Button>
        )}
      </Setting>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {isAsking && (
        <ConfirmDialog
          title={t('options.deleteVersionsTitle')}
          confirm={t('options.deleteVersionsConfirm')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            run(deleteAll);
          }}
        >
          <p>{t('options.deleteVersionsMeans')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
