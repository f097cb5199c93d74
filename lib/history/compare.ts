import type { Json, Values } from '../model/index.ts';

/** How two values of a field are compared: as text, as tags, as ids in any order, or literally. */
export type FieldType = 'text' | 'tags' | 'ids' | 'plain';
export type Fields = Readonly<Record<string, FieldType>>;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** World Anvil changes line endings, trims the end, and treats null like an empty text. */
const plainText = (value: Json | undefined): string =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trimEnd() : '';

/** World Anvil joins tags with commas, so a tag can't contain one. */
const tagOf = (value: Json): string =>
  String(value)
    .replaceAll(/\s*,\s*/g, ' ')
    .trim();

function setOf(type: FieldType, value: Json | undefined): string {
  const list = isList(value) ? value.map(type === 'tags' ? tagOf : String) : [];
  return JSON.stringify([...new Set(list)].filter((one) => one !== '').sort());
}

/** Whether World Anvil treats two values of a field as equal. Pure. */
export function isSame(type: FieldType, one: Json | undefined, other: Json | undefined): boolean {
  if (type === 'text') return plainText(one) === plainText(other);
  if (type === 'plain') return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  return setOf(type, one) === setOf(type, other);
}

/** Like `isSame`, for a value that was just written: World Anvil may have trimmed its start, too. */
function hasArrived(type: FieldType, wanted: Json | undefined, stands: Json | undefined): boolean {
  return type === 'text'
    ? plainText(wanted).trimStart() === plainText(stands).trimStart()
    : isSame(type, wanted, stands);
}

export function agree(fields: Fields, names: readonly string[], one: Values, other: Values): boolean {
  return names.every((name) => isSame(fields[name] ?? 'plain', one[name], other[name]));
}

/** Whether the current values are the ones that were written. */
export function arrived(fields: Fields, wanted: Values, stands: Values): boolean {
  return Object.keys(wanted).every((name) => hasArrived(fields[name] ?? 'plain', wanted[name], stands[name]));
}

/** The fields `names` of `values`, without those that are missing. */
export function only(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap((name): [string, Json][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
