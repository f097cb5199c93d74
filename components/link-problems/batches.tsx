import { t } from '../../lib/i18n/index.ts';
import { BatchReport } from '../history/index.ts';
import { Notice } from '../ui/index.ts';
import type { Fixing } from './use-fixing.ts';

/** What was mended here: progress, report and Undo of each batch. */
export function Batches({ fixing }: { fixing: Fixing }) {
  const { batches, undoing, errorMessage, isPreparing } = fixing;
  return (
    <>
      {isPreparing && (
        <p class="soft" role="status">
          {t('linkProblems.preparing')}
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {batches.map((batch) => (
        <BatchReport
          key={batch}
          batch={batch}
          onClose={() => fixing.close(batch)}
          undo={{ label: t('common.undo'), onUndo: () => undoing.undo(batch) }}
        />
      ))}
      {undoing.begun.map((batch) => (
        <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
      ))}
    </>
  );
}
