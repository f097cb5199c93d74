import * as z from 'zod/mini';
import type { ArticleState } from '../../model/index.ts';
import { toInstant } from './date.ts';

// Conversions of single values, tolerant of the types that World Anvil mixes up (platform notes, Type deviations seen
// live). They never throw; invalid values become null.

/** Strings stay unchanged; numbers become strings. */
export function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** Ids are strings, even if the API returns numbers. `-1` and empty values become null. */
export function toId(value: unknown): string | null {
  const text = toText(value)?.trim();
  return text && text !== '-1' ? text : null;
}

/** An id, alone or in a reference. World Anvil uses `[]` and `{}` for none. */
export function toReferenceId(value: unknown): string | null {
  if (typeof value === 'object' && value !== null) return 'id' in value ? toId(value.id) : null;
  return toId(value);
}

export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Accepts booleans, 0 and 1, and these as strings. Anything else is null. */
export function toFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return null;
}

export function toState(value: unknown): ArticleState | null {
  return value === 'public' || value === 'private' ? value : null;
}

/** Tags come as one comma-separated string, an array, or an object of strings or `{title}` objects. */
export function toTags(value: unknown): string[] {
  const tags = typeof value === 'string' ? value.split(',') : listOf(value).map(tagText);
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

function tagText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toText(value) ?? '';
  if ('title' in value) return toText(value.title) ?? '';
  return 'name' in value ? (toText(value.name) ?? '') : '';
}

/** A list, given as an array or as an object with any keys. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

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
