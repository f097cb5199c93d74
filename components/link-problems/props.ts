import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** The props of both tabs. */
export interface LinkProblemsProps {
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}
