import type { Changed } from '../../lib/history/index.ts';
import { announce } from '../ui/index.ts';
import { carryOut, currentDeeds, type Deed } from './deeds.ts';

/** Does it; how it goes stands over the foot of the page and is said, whatever place of it is shown by then. */
export async function perform(deed: Deed): Promise<Changed | null> {
  const changed = await carryOut(deed);
  const { standing } = currentDeeds().find((one) => one.deed === deed) ?? {};
  if (standing && 'sentence' in standing) {
    const way = standing.step === 'done' && standing.undoes ? ' Control and Z takes it back.' : '';
    announce(`${standing.sentence}${way}`);
  }
  return changed;
}
