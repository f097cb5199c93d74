import * as z from 'zod/mini';
import { toInstant } from './date.ts';
import { toFlag, toId, toNumber, toReferenceId, toState, toTags, toText } from './values.ts';

/** A key that may be missing, null or odd: what it holds is read by `read`, which never fails. */
function tolerant<T>(read: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}

/** The one thing that everything must have. */
export const id = z.pipe(
  z.union([z.string(), z.number()]).check(z.refine((value) => toId(value) !== null)),
  z.transform((value) => String(value).trim()),
);
export const text = tolerant(toText);
export const number = tolerant(toNumber);
export const flag = tolerant(toFlag);
export const state = tolerant(toState);
export const tags = tolerant(toTags);
export const instant = tolerant(toInstant);
/** An id alone or the id of a reference. */
export const reference = tolerant(toReferenceId);
