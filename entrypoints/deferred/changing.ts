import type { Append, Changed, Edit } from '../../lib/model/index.ts';
import type { Outcome } from '../background/deferred.ts';

/** Changes to what stands upstream, by way of the history: what stood there before is kept, and comes back by `undo`. */
export interface Changing {
  change(edit: Edit): Promise<Outcome<Changed>>;
  append(append: Append): Promise<Outcome<Changed>>;
  /** `change`: the id of one. */
  undo(change: string): Promise<Outcome<Changed>>;
}

const none = async (): Promise<Outcome<Changed>> => ({
  ok: false,
  sentence: 'Nothing can be changed from here in this release. Nothing was changed.',
});

/** While nobody keeps what stood there before, nothing is changed. */
export const noChanging: Changing = { change: none, append: none, undo: none };
