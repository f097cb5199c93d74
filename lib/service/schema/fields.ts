import * as z from 'zod/mini';
import { toInstant } from './date.ts';
import { toFlag, toId, toNumber, toReferenceId, toState, toTags, toText } from './values.ts';

/** A field that may be missing, null or malformed. `read` converts any value and never throws. */
export function tolerant<T>(read: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}

function required() {
  return z.pipe(
    z.union([z.string(), z.number()]).check(z.refine((value) => toId(value) !== null)),
    z.transform((value) => String(value).trim()),
  );
}

function whole() {
  return z.pipe(
    z
      .union([z.string(), z.number()])
      .check(z.refine((value) => toId(value) !== null && Number.isSafeInteger(Number(value)))),
    z.transform(Number),
  );
}

// Marked pure, so that screens which only parse an address don't include the schemas.

/** The only required field. */
export const id = /* @__PURE__ */ required();
/** Numeric ids: statblocks, their folders and templates, game systems, images. */
export const integer = /* @__PURE__ */ whole();
export const text = /* @__PURE__ */ tolerant(toText);
export const number = /* @__PURE__ */ tolerant(toNumber);
export const flag = /* @__PURE__ */ tolerant(toFlag);
export const state = /* @__PURE__ */ tolerant(toState);
export const tags = /* @__PURE__ */ tolerant(toTags);
export const instant = /* @__PURE__ */ tolerant(toInstant);
/** An id, either alone or in a reference. */
export const reference = /* @__PURE__ */ tolerant(toReferenceId);
/** Kept unchanged. */
export const anything = /* @__PURE__ */ tolerant((value) => value);
