import type { Instant, Json } from '../../model/index.ts';
import type { BackupThing } from './manifest.ts';
import { keyOf, type Listed } from './thing.ts';

/** What stands differently now, as far as lists tell it. */
export interface ListDifference {
  added: Listed[];
  gone: BackupThing[];
  /** Those that have to be read to know: their date is another one, or none is told. */
  unsure: { before: BackupThing; after: Listed }[];
}

/** Lists and the platform's reads tell moments in whole seconds. */
const isSameMoment = (a: Instant | null, b: Instant | null): boolean =>
  a !== null && b !== null && Math.floor(a / 1000) === Math.floor(b / 1000);

/** A backup's things beside the lists of the world. `kinds`: what the backup was to hold. Pure. */
export function compareLists(
  things: readonly BackupThing[],
  listed: readonly Listed[],
  withSecrets: boolean,
): ListDifference {
  const now = new Map(listed.map((one) => [keyOf(one), one]));
  const then = new Map(things.map((one) => [keyOf(one), one]));
  return {
    added: listed.filter((one) => !then.has(keyOf(one)) && (withSecrets || one.kind !== 'secret')),
    gone: things.filter((one) => !now.has(keyOf(one))),
    unsure: things.flatMap((one) => {
      const beside = now.get(keyOf(one));
      return beside && !isSameMoment(one.updatedAt, beside.updatedAt) ? [{ before: one, after: beside }] : [];
    }),
  };
}

/** A field that holds something else now, by its way from the whole; undefined: it is not there. */
export interface FieldDifference {
  path: string[];
  before: Json | undefined;
  after: Json | undefined;
}

/** What changes by itself: counters, dates of change, and what the platform makes of other things when it is asked. */
const PASSING =
  /^(?:views|likes|favou?rites|comments?|wordcount|count_?.*|slug|success|is_?editable|update_?date|last_?update|.*parsed|full_?render|ancestry|edit_?url)$/i;
/** No answer goes deeper: the tree of a manuscript does not, with its parts in parts. */
const DEEPEST = 40;

type JsonRecord = { [key: string]: Json };

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What only names another thing: whether that one was renamed is told where it stands itself. */
const isReference = (value: Json | undefined): value is JsonRecord =>
  isRecord(value) &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  !['content', 'description', 'children'].some((name) => name in value);

/** What the platform calls nothing in one answer or another. */
const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The words that a reference is known by. */
function nameOf({ id, title, username, url }: JsonRecord): Json {
  return title || username || url || String(id);
}

/** A value as it is compared. */
function same(value: Json | undefined): string {
  if (isNothing(value)) return '';
  if (isReference(value)) return `#${value.id}`;
  if (Array.isArray(value) && value.every(isReference)) return value.map(({ id }) => `#${id}`).join();
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : JSON.stringify(value);
}

/** A value as it is shown. */
function shown(value: Json | undefined): Json | undefined {
  if (isReference(value)) return nameOf(value);
  if (Array.isArray(value) && value.length > 0 && value.every(isReference))
    return value.map(nameOf).join('\n');
  return value;
}

const tagsIn = (value: Json): Json =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '')
        .sort()
    : value;

/** What differs between two answers of the platform for one thing, field by field. Pure. */
export function compareFields(before: Json | undefined, after: Json | undefined): FieldDifference[] {
  return within([], before, after);
}

/** The names of two answers' fields; a field that stands there under two spellings counts once. */
function namesOf(before: JsonRecord, after: JsonRecord): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const camel = (name: string) =>
    name.replace(/(?<=[a-z0-9])_([a-z])/gi, (_, letter: string) => letter.toUpperCase());
  return [...names].filter((name) => {
    if (PASSING.test(name) || (camel(name) !== name && names.has(camel(name)))) return false;
    // The same as the category or folder that stands beside it by its name.
    return name !== 'folderId' || !(names.has('category') || names.has('folder'));
  });
}

function within(path: string[], before: Json | undefined, after: Json | undefined): FieldDifference[] {
  const isWhole = path.length > 0 && isReference(before) && isReference(after);
  if (isRecord(before) && isRecord(after) && !isWhole && path.length < DEEPEST)
    return namesOf(before, after).flatMap((name) => within([...path, name], before[name], after[name]));
  const prepared = (value: Json | undefined) =>
    path.at(-1) === 'tags' && value !== undefined ? tagsIn(value) : withoutPassing(value);
  const [was, is] = [prepared(before), prepared(after)];
  return same(was) === same(is) ? [] : [{ path, before: shown(was), after: shown(is) }];
}

/** Lists hold things with counters of their own. */
function withoutPassing(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => withoutPassing(one) ?? null);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !PASSING.test(name));
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutPassing(held) ?? null]));
}
