import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { download, exportDrafts, useOutbox } from '../../components/outbox/index.ts';
import { announce, Button, Notice } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** What is stored on this device, and how to export it. */
export function StorageSection() {
  const [outbox, tryAgain] = useOutbox();
  if (outbox.state === 'closed')
    return (
      <Notice
        tone="danger"
        actions={
          <>
            <Button onClick={tryAgain}>{t('common.tryAgain')}</Button>
            <CopyDiagnostics />
          </>
        }
      >
        {t(outbox.sentence)}
      </Notice>
    );
  const kept = outbox.state === 'open' ? outbox.drafts : [];
  const binned = kept.filter((draft) => draft.delivery.state === 'binned').length;
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`loreside-drafts-${day}.json`, exportDrafts(kept, Date.now()));
    announce(t('options.fileSaved'));
  };
  return (
    <>
      <p>{t('options.draftsHere', { count: kept.length - binned })}</p>
      <p>{t('options.draftsInBin', { count: binned })}</p>
      <p class="small soft">{t('options.exportDraftsHint')}</p>
      <div>
        <Button disabled={kept.length === 0} onClick={save}>
          {t('options.exportDrafts')}
        </Button>
      </div>
    </>
  );
}
