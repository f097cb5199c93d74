import type { Cause, Change, Values } from '../../lib/history/index.ts';
import { FLAG_VERBS, flagOfField, isSet } from '../../lib/model/index.ts';
import { fieldWords } from './field-text.ts';
import type { Naming } from './shown-value.ts';

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const tagsIn = (values: Values): string[] =>
  Array.isArray(values.tags) ? values.tags.filter((tag) => typeof tag === 'string') : [];

function tagWords(before: Values, after: Values): string {
  const [old, now] = [tagsIn(before), tagsIn(after)];
  const added = now.filter((tag) => !old.includes(tag)).map((tag) => `#${tag}`);
  const removed = old.filter((tag) => !now.includes(tag)).map((tag) => `#${tag}`);
  const said = [
    ...(added.length > 0 ? [`${added.length === 1 ? 'tag' : 'tags'} ${list(added)} added`] : []),
    ...(removed.length > 0 ? [`${removed.length === 1 ? 'tag' : 'tags'} ${list(removed)} taken off`] : []),
  ];
  return said.join(', ') || 'tags put in another order';
}

const NOTES: Readonly<Record<string, string>> = {
  seeded: 'the storyteller notes',
  scrapbook: 'the scrapbook',
};

/** What was done to one field, without a capital: “marked as draft”. Pure. */
function operationOf(name: string, { before, after, cause }: Told, naming: Naming): string {
  const value = after[name];
  const flag = flagOfField(name);
  if (flag) return FLAG_VERBS[flag.id][isSet(flag, after) === false ? 'off' : 'on'].done;
  switch (name) {
    case 'tags':
      return tagWords(before, after);
    case 'groupIds':
      return 'shown to other groups of readers';
    case 'categoryId':
    case 'parentId': {
      if (value === null || value === undefined || value === '') return 'taken out of its category';
      const title = naming(String(value));
      return title === null ? 'moved to another category' : `moved to “${title}”`;
    }
  }
  if (cause === 'note' || cause === 'append') return `added to ${NOTES[name] ?? `“${fieldWords(name)}”`}`;
  return `“${fieldWords(name)}” changed`;
}

type Told = Pick<Change, 'before' | 'after' | 'cause'>;

/** Fields described one by one. */
const AT_ONCE = 3;

const LEADS: Partial<Record<Cause, string>> = { undo: 'taken back: ', restore: 'restored: ' };

/** Changes made by the outbox. */
const WHOLE: Partial<Record<Cause, string>> = {
  create: 'Made of a draft here',
  tidy: 'Loreside’s own mark taken off its tags',
  remove: 'Deleted, an extra copy of a draft from here',
};

/** Creating and deleting can't be undone by a change. Pure. */
export const hasWayBack = ({ cause }: Pick<Change, 'cause'>): boolean =>
  cause !== 'create' && cause !== 'remove';

/** What was done, as a sentence without a full stop: “Marked as draft”. Pure. */
export function operationText(running: Told, naming: Naming): string {
  const whole = WHOLE[running.cause];
  if (whole) return whole;
  const names = Object.keys(running.after);
  const actions = names.slice(0, AT_ONCE).map((name) => operationOf(name, running, naming));
  const more = names.length - AT_ONCE;
  if (more > 0) actions.push(more === 1 ? 'one more field changed' : `${more} more fields changed`);
  const said = `${LEADS[running.cause] ?? ''}${actions.join(', ') || 'changed'}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
