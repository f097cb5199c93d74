import type { BatchProgress } from '../../lib/history/index.ts';
import { LOCALE } from '../ui/index.ts';

const counted = (count: number): string => count.toLocaleString(LOCALE);

/** How many changes have an outcome. Pure. */
export const overSoFar = ({ done, same, conflict, refused, unknown }: BatchProgress): number =>
  done + same + conflict + refused + unknown;

/** The progress of a batch, or its outcome, in a sentence. Pure. */
export function reportWords(progress: BatchProgress): string {
  const { cause, state, total, done, same, conflict, refused, unknown } = progress;
  const isUndo = cause === 'undo';
  if (state === 'running')
    return `${isUndo ? 'Taking back' : 'Changing'}: ${counted(overSoFar(progress))} of ${counted(total)}.`;
  const said = [
    `${counted(done)} of ${counted(total)} ${isUndo ? 'taken back' : 'changed'}`,
    ...(same > 0 ? [`${counted(same)} stood so already`] : []),
    ...(conflict > 0 ? [`${counted(conflict)} left alone, because somebody changed them meanwhile`] : []),
    ...(refused > 0 ? [`${counted(refused)} refused`] : []),
    ...(unknown > 0 ? [`of ${counted(unknown)} it is not known yet`] : []),
  ];
  return `${state === 'stopped' ? 'Stopped: ' : ''}${said.join('; ')}.`;
}
