/** Incremented when the file format changes. */
const FORMAT = 1;

/** Converts values that JSON can't represent. All others pass unchanged. */
function toJsonValue(value: unknown): unknown {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  if (value instanceof Error) return { error: value.message };
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] };
  if (ArrayBuffer.isView(value))
    return { bytes: [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] };
  return value;
}

/** Unreadable draft records as a JSON document, whatever they contain, even circular references. */
export function exportUnreadable(records: readonly unknown[]): string {
  const ancestors: unknown[] = [];
  function replace(this: unknown, _key: string, value: unknown): unknown {
    const plain = toJsonValue(value);
    if (typeof plain !== 'object' || plain === null) return plain;
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (ancestors.includes(plain)) return 'refers to an object around it';
    ancestors.push(plain);
    return plain;
  }
  return JSON.stringify({ format: 'loreside-unreadable-drafts', version: FORMAT, records }, replace, 2);
}
