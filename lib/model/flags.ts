import type { ChangedKind, Values } from './change.ts';

/** Stored, in the list of page actions that the user switched off, so these ids never change. */
export const FLAG_IDS = ['draft', 'wip', 'state', 'adult'] as const;
export type FlagId = (typeof FLAG_IDS)[number];

type FlagField = 'isDraft' | 'isWip' | 'state' | 'isAdultContent';
type FlagValue = boolean | 'public' | 'private';

/** Texts for switching a flag on or off. */
interface Verb {
  /** While the change is in progress: “Making it private…”. */
  doing: string;
  /** After the change, in lower case and without a period: “made private”. */
  done: string;
  /** As a command for several entries: “Make private”. */
  command: string;
}

/** The single definition of a flag. All screens and page actions use its texts and values. */
export interface Flag {
  id: FlagId;
  field: FlagField;
  kinds: readonly ChangedKind[];
  /** Label of the switch, and of the field in the history. */
  label: string;
  /** Label of an entry that has the flag, and the value in the history. */
  mark: string;
  /** Short form of the label for narrow places. */
  shortMark: string;
  /** Label of an entry without the flag. */
  unmarked: string;
  /** Keyboard shortcut in the panel's menu. */
  letter: string;
  /** Field values for on and off. `exposureOf` decides when to ask for confirmation. */
  values: { readonly on: FlagValue; readonly off: FlagValue };
}

export const FLAGS: Readonly<Record<FlagId, Flag>> = {
  draft: {
    ...{ id: 'draft', field: 'isDraft', kinds: ['article'], letter: 'd' },
    ...{ label: 'Draft', mark: 'draft', shortMark: 'draft', unmarked: 'not a draft' },
    values: { on: true, off: false },
  },
  wip: {
    ...{ id: 'wip', field: 'isWip', kinds: ['article'], letter: 'w' },
    ...{ label: 'In progress (WIP)', mark: 'in progress', shortMark: 'WIP', unmarked: 'not in progress' },
    values: { on: true, off: false },
  },
  state: {
    ...{ id: 'state', field: 'state', kinds: ['article', 'category', 'statblock'], letter: 'p' },
    ...{ label: 'Private', mark: 'private', shortMark: 'private', unmarked: 'public' },
    values: { on: 'private', off: 'public' },
  },
  adult: {
    ...{ id: 'adult', field: 'isAdultContent', kinds: ['article'], letter: 'a' },
    ...{ label: 'Adult content', mark: 'adult content', shortMark: 'adult' },
    unmarked: 'not adult content',
    values: { on: true, off: false },
  },
};

/** Texts for changing each flag. Separate from `FLAGS`, because the popup doesn't need them. */
export const FLAG_VERBS: Readonly<Record<FlagId, { on: Verb; off: Verb }>> = {
  draft: {
    on: { doing: 'Marking as a draft…', done: 'marked as a draft', command: 'Mark as a draft' },
    off: { doing: 'Marking as not a draft…', done: 'no longer a draft', command: 'No longer a draft' },
  },
  wip: {
    on: { doing: 'Marking as in progress…', done: 'marked as in progress', command: 'Mark as in progress' },
    off: {
      ...{ doing: 'Marking as not in progress…', done: 'no longer in progress' },
      command: 'No longer in progress',
    },
  },
  state: {
    on: { doing: 'Making it private…', done: 'made private', command: 'Make private' },
    off: { doing: 'Making it public…', done: 'made public', command: 'Make public' },
  },
  adult: {
    on: {
      doing: 'Marking as adult content…',
      done: 'marked as adult content',
      command: 'Mark as adult content',
    },
    off: {
      ...{ doing: 'Marking as not adult content…', done: 'no longer adult content' },
      command: 'No longer adult content',
    },
  },
};

/** All flags, in the order of menus and labels. */
export const ALL_FLAGS: readonly Flag[] = FLAG_IDS.map((id) => FLAGS[id]);

export const isFlagId = (id: string): id is FlagId => FLAG_IDS.some((one) => one === id);

export const flagOfField = (field: string): Flag | undefined =>
  ALL_FLAGS.find((flag) => flag.field === field);

/** Whether the flag is set, or null if that isn't known. Pure. */
export function isSet({ field, values }: Flag, seen: Partial<Values>): boolean | null {
  const value = seen[field];
  return value === values.on ? true : value === values.off ? false : null;
}
