import type { ArticleState } from '../../model/index.ts';

// One wire value at a time, read as tolerantly as the platform is various (platform notes, Type deviations seen live).
// None of these throws; what makes no sense is null.

/** Texts as they came; numbers become text. */
export function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** Ids are strings, even where the wire has numbers; `-1` and nothing are none. */
export function toId(value: unknown): string | null {
  const text = toText(value)?.trim();
  return text && text !== '-1' ? text : null;
}

/** An id that stands alone or inside a reference; `[]` and `{}` are the platform's way to say none. */
export function toReferenceId(value: unknown): string | null {
  if (typeof value === 'object' && value !== null) return 'id' in value ? toId(value.id) : null;
  return toId(value);
}

export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** `true`, 1, "1" and "true"; their opposites; anything else was not told. */
export function toFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return null;
}

export function toState(value: unknown): ArticleState | null {
  return value === 'public' || value === 'private' ? value : null;
}

/** Tags come as one comma-joined string, as an array, or as an object of strings or of `{title}`. */
export function toTags(value: unknown): string[] {
  const tags = typeof value === 'string' ? value.split(',') : listOf(value).map(tagText);
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

function tagText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toText(value) ?? '';
  if ('title' in value) return toText(value.title) ?? '';
  return 'name' in value ? (toText(value.name) ?? '') : '';
}

/** A list that may come as an array or as an object keyed by anything. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
