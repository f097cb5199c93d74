import type { Append, Changed, Edit } from '../../lib/model/index.ts';
import type { Outcome } from '../background/outcome.ts';

/** Changes to what stands upstream, by way of the history: what stood there before is kept, and comes back by `undo`. */
export interface Changing {
  change(edit: Edit): Promise<Outcome<Changed>>;
  append(append: Append): Promise<Outcome<Changed>>;
  /** `change`: the id of one. */
  undo(change: string): Promise<Outcome<Changed>>;
}
