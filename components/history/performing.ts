import type { Changed } from '../../lib/history/index.ts';
import { announce } from '../ui/index.ts';
import { askBefore, carryOut, currentDeeds, type Deed } from './deeds.ts';
import { mayExpose, questionBefore } from './exposure.ts';

/**
 * Does it, after a question where more people would see the thing; how it goes is shown over the foot of the page and
 * announced, whatever is shown there by then.
 * @param begins called once nothing more is asked
 * @returns null where it was not done, or could not even be asked for
 */
export async function perform(deed: Deed, begins: () => void = () => {}): Promise<Changed | null> {
  if (mayExpose(deed)) {
    const question = await questionBefore(deed);
    if (question && !(await askBefore(deed, question))) return null;
  }
  begins();
  const changed = await carryOut(deed);
  const { standing } = currentDeeds().find((one) => one.deed === deed) ?? {};
  if (standing && 'sentence' in standing) {
    const way = standing.step === 'done' && standing.undoes ? ' Control and Z undoes it.' : '';
    announce(`${standing.sentence}${way}`);
  }
  return changed;
}
