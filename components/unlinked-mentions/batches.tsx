import { t } from '../../lib/i18n/index.ts';
import { BatchReport } from '../history/index.ts';
import { Notice } from '../ui/index.ts';
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
        <BatchReport
          key={batch.id}
          batch={batch.id}
          onClose={() => linking.close(batch.id)}
          {...(batch.keys.length > 0 && {
            undo: {
              label: t('mentions.undo', { count: batch.keys.length }),
              onUndo: () => linking.undo(batch),
            },
          })}
        />
      ))}
      {undoing.begun.map((batch) => (
        <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
      ))}
    </>
  );
}
