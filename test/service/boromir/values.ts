import type { Quirks } from '../quirks.ts';
import { badRequest, characters, currentLimits, tooLong, unprocessable } from '../rules/index.ts';

type Body = Record<string, unknown>;

/** Numbers and booleans become strings; an object becomes the word "Array". Undefined if the key is missing. */
export function readText(body: Body, name: string, quirks: Quirks): string | null | undefined {
  const value = body[name];
  if (value === undefined || value === null) return value;
  if (typeof value === 'object' && !quirks.objectsBecomeArray)
    throw unprocessable(`${name}: must be a string`);
  const text = typeof value === 'object' ? 'Array' : String(value);
  const limit = currentLimits[name];
  if (limit !== undefined && characters(text) > limit) throw tooLong(name, quirks);
  return text;
}

/** Accepts true, 1, "1" and their opposites. Null is false. */
export function readTruth(body: Body, name: string): boolean {
  const value = body[name];
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false' || value === null || value === '')
    return false;
  throw unprocessable(`${name}: must be a boolean`);
}

/** `public` or `private`. Undefined if the key is missing. */
export function readState(body: Body): 'public' | 'private' | undefined {
  const { state } = body;
  if (state === undefined || state === null || state === '') return undefined;
  if (state === 'public' || state === 'private') return state;
  throw unprocessable('The selected state is invalid: use "public" or "private"');
}

/** Unknown keys are ignored, or rejected if that quirk is off. */
export function refuseUnknown(body: Body, known: Iterable<string>, quirks: Quirks): void {
  if (quirks.unknownKeysIgnored) return;
  const names = new Set(known);
  const unknown = Object.keys(body).find((key) => !names.has(key));
  if (unknown !== undefined) throw unprocessable(`${unknown}: this value is not expected`);
}

/** The id in `{id}`, or with `bare` also a plain string. Undefined if the key is missing. */
export function linkId(value: unknown, bare = false): string | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string' && bare) return value;
  if (Array.isArray(value) && value.length === 0) return null;
  if (typeof value === 'object' && 'id' in value) {
    const { id } = value;
    if (typeof id === 'string' || typeof id === 'number') return String(id);
    if (id === null) return null;
  }
  throw badRequest();
}
