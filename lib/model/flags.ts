import type { ChangedKind, Values } from './change.ts';

/** The ids are stored (actions that a person switched off), so they never change. */
export const FLAG_IDS = ['draft', 'wip', 'state', 'adult'] as const;
export type FlagId = (typeof FLAG_IDS)[number];

type FlagField = 'isDraft' | 'isWip' | 'state' | 'isAdultContent';
type FlagValue = boolean | 'public' | 'private';

/** The words for one direction, on or off. */
interface Verb {
  /** While it is being changed: “Making it private…”. */
  doing: string;
  /** Afterwards, without capital and full stop: “made private”. */
  done: string;
  /** As a command, for several entries at once: “Make private”. */
  command: string;
}

/** One definition for each flag: every screen and page reads its words and its polarity here. */
export interface Flag {
  id: FlagId;
  field: FlagField;
  kinds: readonly ChangedKind[];
  /** The switch, and the field in the history. */
  label: string;
  /** The mark on an entry that has the flag, and the value in the history. */
  mark: string;
  /** The mark where space is tight. */
  shortMark: string;
  /** The value of an entry without the flag. */
  unmarked: string;
  /** The key in the panel's menu. */
  letter: string;
  /** Field values; the confirmation before readers see more is `exposureOf`. */
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

/** The verbs of each flag. Apart from `FLAGS`, so that the popup doesn't load what it never says. */
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

/** Every flag, in the order of menus and marks. */
export const ALL_FLAGS: readonly Flag[] = FLAG_IDS.map((id) => FLAGS[id]);

export const isFlagId = (id: string): id is FlagId => FLAG_IDS.some((one) => one === id);

export const flagOfField = (field: string): Flag | undefined =>
  ALL_FLAGS.find((flag) => flag.field === field);

/** Whether the flag is set; null where that isn't known. Pure. */
export function isSet({ field, values }: Flag, seen: Partial<Values>): boolean | null {
  const value = seen[field];
  return value === values.on ? true : value === values.off ? false : null;
}
