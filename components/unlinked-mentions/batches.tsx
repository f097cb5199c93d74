import { t } from '../../lib/i18n/index.ts';
import { BatchReport } from '../history/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { Linking } from './use-linking.ts';

/** What was linked here: progress, report and Undo of each batch. */
export function Batches({ linking }: { linking: Linking }) {
  const { batches, undoing, errorMessage, isPreparing } = linking;
  return (
    <>
      {isPreparing && (
        <p class="soft" role="status">
          {t('mentions.preparing')}
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {batches.map((batch) => (
        <div class="places-batch" key={batch.id}>
          <BatchReport batch={batch.id} onClose={() => linking.close(batch.id)} />
          {batch.keys.length > 0 && (
            <Button size="small" tone="quiet" icon="undo" onClick={() => linking.undo(batch)}>
              {t('mentions.undo', { count: batch.keys.length })}
            </Button>
          )}
        </div>
      ))}
      {undoing.begun.map((batch) => (
        <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
      ))}
    </>
  );
}
