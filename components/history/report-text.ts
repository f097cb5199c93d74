import type { BatchProgress } from '../../lib/history/index.ts';
import { LOCALE } from '../ui/index.ts';

const formatCount = (count: number): string => count.toLocaleString(LOCALE);

/** How many changes have an outcome. Pure. */
export const countFinished = ({ done, same, conflict, refused, unknown }: BatchProgress): number =>
  done + same + conflict + refused + unknown;

/** The progress of a batch, or its outcome, in a sentence. Pure. */
export function describeProgress(progress: BatchProgress): string {
  const { cause, state, total, done, same, conflict, refused, unknown } = progress;
  const isUndo = cause === 'undo';
  if (state === 'running')
    return `${isUndo ? 'Taking back' : 'Changing'}: ${formatCount(countFinished(progress))} of ${formatCount(total)}.`;
  const parts = [
    `${formatCount(done)} of ${formatCount(total)} ${isUndo ? 'taken back' : 'changed'}`,
    ...(same > 0 ? [`${formatCount(same)} stood so already`] : []),
    ...(conflict > 0 ? [`${formatCount(conflict)} left alone, because somebody changed them meanwhile`] : []),
    ...(refused > 0 ? [`${formatCount(refused)} refused`] : []),
    ...(unknown > 0 ? [`of ${formatCount(unknown)} it is not known yet`] : []),
  ];
  return `${state === 'stopped' ? 'Stopped: ' : ''}${parts.join('; ')}.`;
}
