import type { PlainMessageId } from '../i18n/index.ts';
import type { ChangedKind, Values } from './change.ts';

/** Stored, in the list of page actions that the user switched off, so these ids never change. */
export const FLAG_IDS = ['draft', 'wip', 'state', 'adult'] as const;
export type FlagId = (typeof FLAG_IDS)[number];

type FlagField = 'isDraft' | 'isWip' | 'state' | 'isAdultContent';
type FlagValue = boolean | 'public' | 'private';

/** Messages for switching a flag on or off. */
interface Verb {
  /** After the change, without a period: “Made private”. */
  done: PlainMessageId;
  /** As a command for several entries: “Make private”. */
  command: PlainMessageId;
}

/** The single definition of a flag. All screens and page actions use its messages and values. */
export interface Flag {
  id: FlagId;
  field: FlagField;
  kinds: readonly ChangedKind[];
  /** Label of the switch, and of the field in the history. */
  label: PlainMessageId;
  /** Label of an entry that has the flag, and the value in the history. */
  mark: PlainMessageId;
  /** Short form of the label for narrow places. */
  shortMark: PlainMessageId;
  /** Label of an entry without the flag. */
  unmarked: PlainMessageId;
  /** Keyboard shortcut in the panel's menu. */
  letter: string;
  /** Field values for on and off. `exposureOf` decides when to ask for confirmation. */
  values: { readonly on: FlagValue; readonly off: FlagValue };
}

export const FLAGS: Readonly<Record<FlagId, Flag>> = {
  draft: {
    ...{ id: 'draft', field: 'isDraft', kinds: ['article'], letter: 'd' },
    ...{ label: 'flags.draft', mark: 'flags.draftMark', shortMark: 'flags.draftMark' },
    unmarked: 'flags.notDraft',
    values: { on: true, off: false },
  },
  wip: {
    ...{ id: 'wip', field: 'isWip', kinds: ['article'], letter: 'w' },
    ...{ label: 'flags.wip', mark: 'flags.wipMark', shortMark: 'flags.wipShort' },
    unmarked: 'flags.notWip',
    values: { on: true, off: false },
  },
  state: {
    ...{ id: 'state', field: 'state', kinds: ['article', 'category', 'statblock'], letter: 'p' },
    ...{ label: 'flags.visibility', mark: 'flags.privateMark', shortMark: 'flags.privateMark' },
    unmarked: 'flags.publicMark',
    values: { on: 'private', off: 'public' },
  },
  adult: {
    ...{ id: 'adult', field: 'isAdultContent', kinds: ['article'], letter: 'a' },
    ...{ label: 'flags.adult', mark: 'flags.adultMark', shortMark: 'flags.adultShort' },
    unmarked: 'flags.notAdult',
    values: { on: true, off: false },
  },
};

/** Messages for changing each flag. Separate from `FLAGS`, because the popup doesn't need them. */
export const FLAG_VERBS: Readonly<Record<FlagId, { on: Verb; off: Verb }>> = {
  draft: {
    on: { done: 'flags.markedDraft', command: 'flags.markDraft' },
    off: { done: 'flags.unmarkedDraft', command: 'flags.unmarkDraft' },
  },
  wip: {
    on: { done: 'flags.markedWip', command: 'flags.markWip' },
    off: { done: 'flags.unmarkedWip', command: 'flags.unmarkWip' },
  },
  state: {
    on: { done: 'flags.madePrivate', command: 'flags.makePrivate' },
    off: { done: 'flags.madePublic', command: 'flags.makePublic' },
  },
  adult: {
    on: { done: 'flags.markedAdult', command: 'flags.markAdult' },
    off: { done: 'flags.unmarkedAdult', command: 'flags.unmarkAdult' },
  },
};

/** All flags, in the order of labels. */
export const ALL_FLAGS: readonly Flag[] = FLAG_IDS.map((id) => FLAGS[id]);

/** All flags, in the order of menus. */
export const MENU_FLAGS: readonly Flag[] = [FLAGS.state, ...ALL_FLAGS.filter((flag) => flag !== FLAGS.state)];

export const isFlagId = (id: string): id is FlagId => FLAG_IDS.some((one) => one === id);

export const flagOfField = (field: string): Flag | undefined =>
  ALL_FLAGS.find((flag) => flag.field === field);

/** Whether the flag is set, or null if that isn't known. Pure. */
export function isSet({ field, values }: Flag, seen: Partial<Values>): boolean | null {
  const value = seen[field];
  return value === values.on ? true : value === values.off ? false : null;
}
