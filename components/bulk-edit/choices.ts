import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { type Cause, exposureOf, FLAG_VERBS, type Values } from '../../lib/model/index.ts';

/** A change to make to several articles. */
export type BulkChange =
  | { kind: 'draft' | 'wip'; value: boolean }
  | { kind: 'state'; value: 'public' | 'private' }
  | { kind: 'addTag' | 'removeTag'; value: string }
  | { kind: 'category'; value: string | null };

/** One option of what to change. */
export interface Choice {
  id: string;
  label: () => string;
  /** The additional input it needs. */
  input: 'nothing' | 'tag' | 'category';
  /** Null if the input makes no change. */
  change(value: string | null): BulkChange | null;
}

type FlagCommand = (typeof FLAG_VERBS)['draft']['on']['command'];

const flag = (id: string, command: FlagCommand, change: BulkChange): Choice => ({
  ...{ id, label: () => t(command), input: 'nothing' },
  change: () => change,
});

const tag = (kind: 'addTag' | 'removeTag'): Choice => ({
  ...{ id: kind, label: () => t(`bulkEdit.${kind}`), input: 'tag' },
  change(value) {
    const clean = (value ?? '').replace(/,/g, ' ').replace(/\s+/g, ' ').trim();
    return clean === '' ? null : { kind, value: clean };
  },
});

export const CHOICES: readonly Choice[] = [
  flag('draft', FLAG_VERBS.draft.on.command, { kind: 'draft', value: true }),
  flag('noDraft', FLAG_VERBS.draft.off.command, { kind: 'draft', value: false }),
  flag('wip', FLAG_VERBS.wip.on.command, { kind: 'wip', value: true }),
  flag('noWip', FLAG_VERBS.wip.off.command, { kind: 'wip', value: false }),
  flag('private', FLAG_VERBS.state.on.command, { kind: 'state', value: 'private' }),
  flag('public', FLAG_VERBS.state.off.command, { kind: 'state', value: 'public' }),
  tag('addTag'),
  tag('removeTag'),
  {
    id: 'move',
    label: () => t('bulkEdit.move'),
    input: 'category',
    change: (value) => ({ kind: 'category', value }),
  },
];

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Seen = Pick<Entry, 'isDraft' | 'isWip' | 'state' | 'tags' | 'categoryId'>;

interface Fields {
  cause: Cause;
  seen: Values;
  changes: Values;
}

const field = (cause: Cause, name: keyof Seen, seen: Values[string], value: Values[string]): Fields => ({
  ...{ cause, seen: { [name]: seen }, changes: { [name]: value } },
});

/**
 * Removing the draft flag publishes a public article, so nothing is written if its state has changed on World Anvil.
 */
function draftField(seen: boolean, value: boolean, state: Entry['state']): Fields {
  const fields = field('flags', 'isDraft', seen, value);
  return value || state === null ? fields : { ...fields, seen: { ...fields.seen, state } };
}

/** How many articles the change exposes to readers who can't see them now. Pure. */
export function exposedBy(change: BulkChange, entries: readonly Seen[]): number {
  return entries.filter((entry) => {
    const fields = fieldsFor(entry, change);
    return fields !== null && exposureOf(fields.changes, seenOf(entry)) !== null;
  }).length;
}

/** How many articles undoing the change would expose. Pure. */
export function exposedByUndo(change: BulkChange, entries: readonly Seen[]): number {
  return entries.filter((entry) => {
    const fields = fieldsFor(entry, change);
    return fields !== null && exposureOf(fields.seen, { ...seenOf(entry), ...fields.changes }) !== null;
  }).length;
}

const seenOf = ({ isDraft, state }: Seen): Values => ({ isDraft, ...(state !== null && { state }) });

/** The fields as they were seen and as they will be; null if nothing changes. Pure. */
export function fieldsFor(
  { isDraft, isWip, state, tags, categoryId }: Seen,
  change: BulkChange,
): Fields | null {
  const { value } = change;
  switch (change.kind) {
    case 'draft':
      return isDraft === value ? null : draftField(isDraft, change.value, state);
    case 'wip':
      return isWip === value ? null : field('flags', 'isWip', isWip, value);
    case 'state':
      return state === value ? null : field('flags', 'state', state, value);
    case 'addTag':
      return tags.some((one) => sameTag(one, change.value))
        ? null
        : field('tags', 'tags', tags, [...tags, change.value]);
    case 'removeTag': {
      const left = tags.filter((one) => !sameTag(one, change.value));
      return left.length === tags.length ? null : field('tags', 'tags', tags, left);
    }
    case 'category':
      return categoryId === value ? null : field('move', 'categoryId', categoryId, value);
  }
}
