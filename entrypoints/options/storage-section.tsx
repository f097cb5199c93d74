import { UnreadableNotice } from '../../components/diagnostics/index.ts';
import { download, exportDrafts, useOutbox } from '../../components/outbox/index.ts';
import { announce, Button } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Setting } from './setting.tsx';

/** What is stored on this device, and how to export it. */
export function StorageSection() {
  const [outbox, tryAgain] = useOutbox();
  if (outbox.state === 'closed') return <UnreadableNotice sentence={outbox.sentence} onTryAgain={tryAgain} />;
  const kept = outbox.state === 'open' ? outbox.drafts : [];
  const binned = kept.filter((draft) => draft.delivery.state === 'binned').length;
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`loreside-drafts-${day}.json`, exportDrafts(kept, Date.now()));
    announce(t('options.fileSaved'));
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
            {t('options.export')}
          </Button>
        )}
      </Setting>
    </>
  );
}
