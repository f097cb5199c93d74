/** FNV-1a. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The id of a resource of the sample world, the same in every browser: a UUID made from its name. */
export function sampleId(kind: string, name: string): string {
  const hex = [1, 2, 3, 4].map((part) => hash(`${kind} ${name} ${part}`, 0x811c9dc5 + part)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
