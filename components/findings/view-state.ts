import type { Grouping } from './group.ts';

/** What a person has chosen and opened, for as long as the panel is open. */
export interface ViewState {
  by: Grouping;
  /** Keys of findings that are opened. */
  opened: ReadonlySet<string>;
  /** Keys of groups that differ from how they begin. */
  toggled: ReadonlySet<string>;
  /** How many rows each group shows, by its key, if more than at first. */
  shown: ReadonlyMap<string, number>;
  /** The row that the Tab key reaches. */
  active: string | null;
  isShowingIntended: boolean;
}

export const INITIAL: ViewState = {
  by: 'severity',
  opened: new Set(),
  toggled: new Set(),
  shown: new Map(),
  active: null,
  isShowingIntended: false,
};

const states = new Map<string, ViewState>();
let lastGrouping = INITIAL.by;

/** How a world's findings were left. The grouping is the same for all worlds. */
export const viewOf = (worldId: string): ViewState => ({
  ...(states.get(worldId) ?? INITIAL),
  by: lastGrouping,
});

export function keepView(worldId: string, view: ViewState): void {
  states.set(worldId, view);
  lastGrouping = view.by;
}

/** The set with a member added, or removed if it was there. */
export function toggle<T>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
