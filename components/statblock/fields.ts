/** A label and its value, as stored in the statblock. */
export interface Line {
  /** The key in the statblock's data. */
  key: string;
  label: string;
  text: string;
}

/** Values that World Anvil's own form adds, recognized by key and pattern. */
const HOUSEKEEPING: Readonly<Record<string, RegExp>> = {
  templateid: /^\d*$/,
  blockid: /^\d*$/,
  world: /^(null|\d*|[\da-f]{8}-[\da-f-]{27})$/i,
  folder: /^(null|-?\d*|[\da-f]{8}-[\da-f-]{27})$/i,
  isshared: /^(on|off|yes|no|true|false|0|1|null)?$/i,
  issrd: /^(on|off|yes|no|true|false|0|1|null)?$/i,
};

/** The values to display: no housekeeping, nothing empty, no name or tags that the header already shows. */
export function valuesOf(
  data: ReadonlyMap<string, string>,
  head: { title: string; tags: readonly string[] },
): Map<string, string> {
  const values = new Map<string, string>();
  const isKnown = (tag: string) => head.tags.some((one) => one.trim().toLowerCase() === tag.toLowerCase());
  for (const [key, text] of data) {
    const word = key.toLowerCase();
    const value = text.trim();
    const kept = Object.hasOwn(HOUSEKEEPING, word) ? HOUSEKEEPING[word] : undefined;
    if (value === '' || kept?.test(value)) continue;
    if (word === 'name' && value === head.title.trim()) continue;
    if (word === 'tags' && tagsIn(value).every(isKnown)) continue;
    values.set(key, text);
  }
  return values;
}

const tagsIn = (text: string): string[] => text.split(',').flatMap((tag) => tag.trim() || []);
