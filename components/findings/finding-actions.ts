import { createContext } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Finding, Place } from '../../lib/checks/index.ts';
import type { EntryRef, Hit } from '../../lib/library/index.ts';

/** What rows ask, and what can be done in them. */
export interface FindingActions {
  /** What the offline copy knows of an entry now. */
  hit: (ref: EntryRef) => Hit | null;
  /** Opens the entry that a place is in, at the place. */
  open: (place: Place, where: 'here' | 'tab') => void;
  /** Opens or closes the row of a finding. */
  toggle: (finding: Finding) => void;
  setIntended: (finding: Finding, isIntended: boolean) => void;
  turnOff: (rule: string) => void;
  /** Mends what a finding knows to mend. Null: nothing can be changed here. */
  mend: ((finding: Finding) => void) | null;
}

export const ActionsContext = createContext<FindingActions>({
  hit: () => null,
  open: () => {},
  toggle: () => {},
  setIntended: () => {},
  turnOff: () => {},
  mend: null,
});

/** The same object for each rendering, so that thousands of rows needn't be drawn again. It does what the latest would. */
export function useStableActions(actions: FindingActions): FindingActions {
  const latest = useRef(actions);
  latest.current = actions;
  const canMend = actions.mend !== null;
  return useMemo(
    () => ({
      hit: (ref) => latest.current.hit(ref),
      open: (place, where) => latest.current.open(place, where),
      toggle: (finding) => latest.current.toggle(finding),
      setIntended: (finding, isIntended) => latest.current.setIntended(finding, isIntended),
      turnOff: (rule) => latest.current.turnOff(rule),
      mend: canMend ? (finding) => latest.current.mend?.(finding) : null,
    }),
    [canMend],
  );
}
