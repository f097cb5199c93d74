// Type checks for stored records, composed from small guards. They allocate nothing, so that a list of a thousand
// drafts can be checked on every change. Unknown extra fields pass.

import { LAST_INSTANT } from '../../model/index.ts';

export type Guard<T> = (value: unknown) => value is T;
export type Guarded<G> = G extends Guard<infer T> ? T : never;

/** An object of these fields; those that may be undefined may be absent. */
type Shape<S> = Flat<
  { [K in keyof S as undefined extends Guarded<S[K]> ? never : K]: Guarded<S[K]> } & {
    [K in keyof S as undefined extends Guarded<S[K]> ? K : never]?: Guarded<S[K]>;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] };

export const isText: Guard<string> = (value) => typeof value === 'string';
/** A time that is a date. All other numbers of a record are smaller. */
export const isNumber: Guard<number> = (value): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
export const isObject: Guard<object> = (value): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function literal<const T extends string>(...words: readonly T[]): Guard<T> {
  const known: readonly unknown[] = words;
  return (value): value is T => known.includes(value);
}

export const nullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

export function shape<S extends Record<string, Guard<unknown>>>(parts: S): Guard<Shape<S>> {
  const entries = Object.entries(parts);
  return (value): value is Shape<S> =>
    isObject(value) && entries.every(([name, guard]) => guard(Reflect.get(value, name)));
}

export const either =
  <A, B>(one: Guard<A>, other: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);
