import type { Changed } from '../../lib/history/index.ts';
import { announce } from '../ui/index.ts';
import { mayExpose, questionBefore } from './exposure.ts';
import { askBefore, carryOut, currentOperations, type Operation } from './operations.ts';

/**
 * Does it, after a question where more people would see the thing; how it goes is shown over the foot of the page and
 * announced, whatever is shown there by then.
 * @param begins called once nothing more is asked
 * @returns null where it was not done, or could not even be asked for
 */
export async function perform(operation: Operation, begins: () => void = () => {}): Promise<Changed | null> {
  if (mayExpose(operation)) {
    const question = await questionBefore(operation);
    if (question && !(await askBefore(operation, question))) return null;
  }
  begins();
  const changed = await carryOut(operation);
  const { status } = currentOperations().find((one) => one.operation === operation) ?? {};
  if (status && 'sentence' in status) {
    const way = status.step === 'done' && status.undoes ? ' Control and Z undoes it.' : '';
    announce(`${status.sentence}${way}`);
  }
  return changed;
}
