import type { Cause, Change, Values } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { FLAG_VERBS, flagOfField, isSet } from '../../lib/model/index.ts';
import type { TitleLookup } from './displayed-change.ts';
import { fieldLabel } from './field-text.ts';

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const tagsIn = (values: Values): string[] =>
  Array.isArray(values.tags) ? values.tags.filter((tag) => typeof tag === 'string') : [];

function tagChangeText(before: Values, after: Values): string {
  const [old, now] = [tagsIn(before), tagsIn(after)];
  const added = now.filter((tag) => !old.includes(tag)).map((tag) => `#${tag}`);
  const removed = old.filter((tag) => !now.includes(tag)).map((tag) => `#${tag}`);
  const parts = [
    ...(added.length > 0 ? [`${added.length === 1 ? 'tag' : 'tags'} ${list(added)} added`] : []),
    ...(removed.length > 0 ? [`${removed.length === 1 ? 'tag' : 'tags'} ${list(removed)} taken off`] : []),
  ];
  return parts.join(', ') || 'tags put in another order';
}

const NOTES: Readonly<Record<string, string>> = {
  seeded: 'the storyteller notes',
  scrapbook: 'the scrapbook',
};

/** What was done to one field, without a capital: “marked as draft”. Pure. */
function fieldChangeText(
  name: string,
  { before, after, cause }: RecordedChange,
  titleById: TitleLookup,
): string {
  const value = after[name];
  const flag = flagOfField(name);
  if (flag) {
    const done = t(FLAG_VERBS[flag.id][isSet(flag, after) === false ? 'off' : 'on'].done);
    return done.charAt(0).toLowerCase() + done.slice(1);
  }
  switch (name) {
    case 'tags':
      return tagChangeText(before, after);
    case 'groupIds':
      return 'shown to other groups of readers';
    case 'categoryId':
    case 'parentId': {
      if (value === null || value === undefined || value === '') return 'taken out of its category';
      const title = titleById(String(value));
      return title === null ? 'moved to another category' : `moved to “${title}”`;
    }
  }
  if (cause === 'note' || cause === 'append') return `added to ${NOTES[name] ?? `“${fieldLabel(name)}”`}`;
  return `“${fieldLabel(name)}” changed`;
}

type RecordedChange = Pick<Change, 'before' | 'after' | 'cause'>;

/** Fields described one by one. */
const MAX_FIELDS = 3;

const PREFIXES: Partial<Record<Cause, string>> = { undo: 'taken back: ', restore: 'restored: ' };

/** Changes made by the outbox. */
const OUTBOX_TEXTS: Partial<Record<Cause, string>> = {
  create: 'Made of a draft here',
  tidy: 'Loreside’s own mark taken off its tags',
  remove: 'Deleted, an extra copy of a draft from here',
};

/** Creating and deleting can't be undone by a change. Pure. */
export const canRevert = ({ cause }: Pick<Change, 'cause'>): boolean =>
  cause !== 'create' && cause !== 'remove';

/** What was done, as a sentence without a full stop: “Marked as draft”. Pure. */
export function operationText(change: RecordedChange, titleById: TitleLookup): string {
  const outboxText = OUTBOX_TEXTS[change.cause];
  if (outboxText) return outboxText;
  const names = Object.keys(change.after);
  const actions = names.slice(0, MAX_FIELDS).map((name) => fieldChangeText(name, change, titleById));
  const more = names.length - MAX_FIELDS;
  if (more > 0) actions.push(more === 1 ? 'one more field changed' : `${more} more fields changed`);
  const parts = `${PREFIXES[change.cause] ?? ''}${actions.join(', ') || 'changed'}`;
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}
