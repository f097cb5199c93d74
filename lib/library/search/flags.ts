import { ENTRY_KINDS, type Entry, type EntryKind } from '../entry.ts';
import { ID_LONG, ID_SHORT, ID_UUID, type IdForm, kindNumber } from './ids.ts';

// Sixteen bits of an entry: three for the kind, two for the state, one each for draft, WIP and pending, two for the id's form.
export const KIND_BITS = 7;
export const PUBLIC = 1 << 3;
export const PRIVATE = 2 << 3;
export const DRAFT = 1 << 5;
export const WIP = 1 << 6;
export const PENDING = 1 << 7;
const FORM_SHIFT = 8;
const FORMS: readonly IdForm[] = [ID_UUID, ID_SHORT, ID_LONG];

export function flagsOf(
  kind: EntryKind,
  entry: Pick<Entry, 'state' | 'isDraft' | 'isWip' | 'isPending'>,
  form: IdForm,
): number {
  const state = entry.state === 'public' ? PUBLIC : entry.state === 'private' ? PRIVATE : 0;
  const bits = (entry.isDraft ? DRAFT : 0) | (entry.isWip ? WIP : 0) | (entry.isPending ? PENDING : 0);
  return kindNumber(kind) | state | bits | (form << FORM_SHIFT);
}

const IMAGE = kindNumber('image');

/** A file's name says less than a title: among things that match alike, images come after the rest. */
export const isImage = (flags: number): boolean => (flags & KIND_BITS) === IMAGE;
export const kindIn = (flags: number): EntryKind => ENTRY_KINDS[flags & KIND_BITS] ?? 'article';
export const formIn = (flags: number): IdForm => FORMS[flags >> FORM_SHIFT] ?? ID_UUID;
export const stateIn = (flags: number) =>
  flags & PUBLIC ? ('public' as const) : flags & PRIVATE ? ('private' as const) : null;
