import type { BatchProgress } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** How many changes have an outcome. Pure. */
export const countFinished = ({ done, same, conflict, refused, unknown }: BatchProgress): number =>
  done + same + conflict + refused + unknown;

/** The progress of a batch, or its outcome, in a sentence. Pure. */
export function describeProgress(progress: BatchProgress): string {
  const { cause, state, total, done, same, conflict, refused, unknown } = progress;
  const isUndo = cause === 'undo';
  if (state === 'running')
    return t(isUndo ? 'history.batchUndoing' : 'history.batchChanging', {
      done: countFinished(progress),
      total,
    });
  const parts = [
    t(isUndo ? 'history.batchUndone' : 'history.batchChanged', { done, total }),
    ...(same > 0 ? [t('history.batchSame', { count: same })] : []),
    ...(conflict > 0 ? [t('history.batchConflicts', { count: conflict })] : []),
    ...(refused > 0 ? [t('history.batchRefused', { count: refused })] : []),
    ...(unknown > 0 ? [t('history.batchUnknown', { count: unknown })] : []),
  ];
  return t(state === 'stopped' ? 'history.batchStopped' : 'history.batchEnded', { parts: parts.join(', ') });
}
