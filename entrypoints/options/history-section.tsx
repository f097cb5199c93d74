import { useState } from 'preact/hooks';
import { UnreadableNotice } from '../../components/diagnostics/index.ts';
import { saveHistory, useHistorySize } from '../../components/history/index.ts';
import { useAsyncAction } from '../../components/search/index.ts';
import { announce, Button, ConfirmDialog, Notice } from '../../components/ui/index.ts';
import { formatBytes, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { Choice } from './choice.tsx';
import { changeSetting, Setting } from './setting.tsx';
import { VersionsSettings } from './versions-settings.tsx';

const DAYS = [7, 30, 90];
const YEARS = [1, 10];
const MEGABYTES = [10, 50, 100, 250, 1000];

export const historyPeriods = () => [
  ...DAYS.map((count) => ({ value: String(count), label: t('options.days', { count }) })),
  ...YEARS.map((count) => ({ value: String(count * 365), label: t('options.years', { count }) })),
];

/** What the history keeps, for how long, and how to export or delete it. */
export function HistorySection({ settings }: { settings: Settings }) {
  const [size, tryAgain] = useHistorySize();
  const [isAsking, setAsking] = useState(false);
  const [errorMessage, run] = useAsyncAction();
  const forget = async () => {
    const forgotten = await request('history.forget', { worldId: null });
    if (!forgotten.ok) return forgotten;
    announce(t('options.historyDeleted'));
    tryAgain();
    return forgotten;
  };
  const isLost = size.state === 'closed' && size.isLost;
  const isEmpty = size.state === 'known' && size.changes === 0;
  return (
    <>
      <p class="options-note">{t('options.historyHint')}</p>
      {size.state === 'closed' && (
        <UnreadableNotice sentence={size.sentence} onTryAgain={size.isLost ? null : tryAgain}>
          {size.isLost && <Button onClick={() => setAsking(true)}>{t('options.newHistory')}</Button>}
        </UnreadableNotice>
      )}
      <Choice
        label={t('options.keepFor')}
        value={String(settings.historyDays)}
        options={historyPeriods()}
        onChange={(days) => changeSetting({ historyDays: Number(days) })}
      />
      <Choice
        label={t('options.keepAtMost')}
        hint={t('options.keepAtMostHint')}
        value={String(settings.historyMegabytes)}
        options={MEGABYTES.map((count) => ({
          value: String(count),
          label: formatBytes(count * 1_000_000),
        }))}
        onChange={(megabytes) => changeSetting({ historyMegabytes: Number(megabytes) })}
      />
      <Setting name={t('options.exportHistory')} hint={t('options.exportHistoryHint')}>
        {(ids) => (
          <Button
            {...ids}
            aria-label={t('options.exportHistory')}
            disabled={isEmpty}
            onClick={() => run(saveHistory)}
          >
            {t('common.export')}
          </Button>
        )}
      </Setting>
      <Setting name={t('options.deleteHistoryConfirm')} {...(size.state === 'known' && { hint: size.text })}>
        {(ids) => (
          <Button
            {...ids}
            tone="danger"
            aria-label={t('options.deleteHistory')}
            disabled={isEmpty}
            onClick={() => setAsking(true)}
          >
            {t('common.delete')}
          </Button>
        )}
      </Setting>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {isAsking && (
        <ConfirmDialog
          title={t(isLost ? 'options.newHistoryTitle' : 'options.deleteHistoryTitle')}
          confirm={t(isLost ? 'options.newHistoryConfirm' : 'options.deleteHistoryConfirm')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            run(forget);
          }}
        >
          <p>{t('options.deleteHistoryMeans')}</p>
        </ConfirmDialog>
      )}
      <VersionsSettings settings={settings} />
    </>
  );
}
