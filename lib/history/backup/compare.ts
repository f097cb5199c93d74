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

/** What changes by itself: counters, dates of change, and what the platform makes of the texts when it is asked. */
const PASSING =
  /^(?:views|likes|favou?rites|comments?|update_?date|last_?update|.*parsed|full_?render|ancestry|edit_?url)$/i;
const DEEPEST = 6;

type JsonRecord = { [key: string]: Json };

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the platform calls nothing in one answer or another. */
const isNothing = (value: Json | undefined): boolean => value === undefined || value === null || value === '';

function same(value: Json | undefined): string {
  if (isNothing(value)) return '';
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : JSON.stringify(value);
}

/** What differs between two answers of the platform for one thing, field by field. Pure. */
export function compareFields(before: Json | undefined, after: Json | undefined): FieldDifference[] {
  return within([], before, after);
}

function within(path: string[], before: Json | undefined, after: Json | undefined): FieldDifference[] {
  if (isRecord(before) && isRecord(after) && path.length < DEEPEST) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names]
      .filter((name) => !PASSING.test(name))
      .flatMap((name) => within([...path, name], before[name], after[name]));
  }
  const [was, is] = [withoutPassing(before), withoutPassing(after)];
  return same(was) === same(is) ? [] : [{ path, before: was, after: is }];
}

/** Lists hold things with counters of their own. */
function withoutPassing(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => withoutPassing(one) ?? null);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !PASSING.test(name));
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutPassing(held) ?? null]));
}
