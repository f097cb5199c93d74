import type { Instant } from '../../model/index.ts';
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

/** A field that holds something else now; null: it is not there. */
export interface FieldDifference {
  field: string;
  before: string | null;
  after: string | null;
}

/** What changes by itself: counters, dates of change, and what the platform makes of the texts when it is asked. */
const PASSING =
  /^(?:views|likes|favou?rites|comments?|update_?date|last_?update|.*parsed|full_?render|ancestry|edit_?url)$/i;
const DEEPEST = 4;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the platform calls nothing in one answer or another. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

function shown(value: unknown): string | null {
  if (isNothing(value)) return null;
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : JSON.stringify(value, null, 2);
}

/**
 * What differs between two answers of the platform for one thing, field by field; `relations.children` names one within
 * another. Pure.
 */
export function compareFields(then: unknown, now: unknown): FieldDifference[] {
  return within('', then, now, 0);
}

function within(name: string, then: unknown, now: unknown, depth: number): FieldDifference[] {
  if (isRecord(then) && isRecord(now) && depth < DEEPEST) {
    const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(
      (field) => !PASSING.test(field),
    );
    return fields.flatMap((field) =>
      within(name === '' ? field : `${name}.${field}`, then[field], now[field], depth + 1),
    );
  }
  const before = shown(withoutPassing(then));
  const after = shown(withoutPassing(now));
  return before === after ? [] : [{ field: name || 'all of it', before, after }];
}

/** Lists hold things with counters of their own. */
function withoutPassing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPassing);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([field]) => !PASSING.test(field));
  return Object.fromEntries(kept.map(([field, held]) => [field, withoutPassing(held)]));
}
