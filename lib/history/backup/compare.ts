import type { Instant, Json } from '../../model/index.ts';
import type { BackupResource } from './manifest.ts';
import { keyOf, type Listed } from './run.ts';

/** Differences between a backup and a world, as far as lists show them. */
export interface ListDifference {
  added: Listed[];
  gone: BackupResource[];
  /** Resources that must be read to know: their date differs or is missing. */
  unsure: { before: BackupResource; after: Listed }[];
}

/** World Anvil returns times in whole seconds. */
const isSameMoment = (a: Instant | null, b: Instant | null): boolean =>
  a !== null && b !== null && Math.floor(a / 1000) === Math.floor(b / 1000);

/** Compares a backup with the lists of its world. `kinds`: the kinds that the backup should contain. Pure. */
export function compareLists(
  resources: readonly BackupResource[],
  listed: readonly Listed[],
  withSecrets: boolean,
): ListDifference {
  const now = new Map(listed.map((one) => [keyOf(one), one]));
  const then = new Map(resources.map((one) => [keyOf(one), one]));
  return {
    added: listed.filter((one) => !then.has(keyOf(one)) && (withSecrets || one.kind !== 'secret')),
    gone: resources.filter((one) => !now.has(keyOf(one))),
    unsure: resources.flatMap((one) => {
      const beside = now.get(keyOf(one));
      return beside && !isSameMoment(one.updatedAt, beside.updatedAt) ? [{ before: one, after: beside }] : [];
    }),
  };
}

/** A field whose value differs, by its path. Undefined: the field is missing. */
export interface FieldDifference {
  path: string[];
  before: Json | undefined;
  after: Json | undefined;
}

/** Fields that change by themselves: counters, change dates, and values computed from other resources. */
const PASSING =
  /^(?:views|likes|favou?rites|comments?|wordcount|count_?.*|slug|success|is_?editable|update_?date|last_?update|.*parsed|full_?render|ancestry|edit_?url)$/i;
/** No response is nested deeper, not even the part tree of a manuscript. */
const DEEPEST = 40;

type JsonRecord = { [key: string]: Json };

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reference to another resource. Whether that was renamed shows in the resource itself. */
const isReference = (value: Json | undefined): value is JsonRecord =>
  isRecord(value) &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  !['content', 'description', 'children'].some((name) => name in value);

/** Values that World Anvil uses for nothing, depending on the endpoint. */
const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The name of a referenced resource. */
function nameOf({ id, title, username, url }: JsonRecord): Json {
  return title || username || url || String(id);
}

/** The form in which a value is compared. */
function same(value: Json | undefined): string {
  if (isNothing(value)) return '';
  if (isReference(value)) return `#${value.id}`;
  if (Array.isArray(value) && value.every(isReference)) return value.map(({ id }) => `#${id}`).join();
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : JSON.stringify(value);
}

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

/** Compares two responses for the same resource, field by field. Pure. */
export function compareFields(before: Json | undefined, after: Json | undefined): FieldDifference[] {
  return within([], before, after);
}

/** The field names of two responses. A field with two spellings counts once. */
function namesOf(before: JsonRecord, after: JsonRecord): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const camel = (name: string) =>
    name.replace(/(?<=[a-z0-9])_([a-z])/gi, (_, letter: string) => letter.toUpperCase());
  return [...names].filter((name) => {
    if (PASSING.test(name) || (camel(name) !== name && names.has(camel(name)))) return false;
    // Repeats the category or folder, which is there by its own name.
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

/** Resources in lists have counters, too. */
function withoutPassing(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => withoutPassing(one) ?? null);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !PASSING.test(name));
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutPassing(held) ?? null]));
}
