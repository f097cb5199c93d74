import * as z from 'zod/mini';

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

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const text = z.catch(z.string(), '');
const word = z.catch(z.nullable(z.string()), null);
const moment = z.catch(z.nullable(z.number()), null);
const named = z.object({ id: z.number(), title: text });

const tags = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter((tag) => typeof tag === 'string')),
);

/** Drops values that aren't text and keeps the others. */
const data = z.pipe(
  z.catch(z.nullable(z.record(z.string(), z.unknown())), null),
  z.transform((values) => {
    if (values === null) return null;
    return new Map(
      Object.entries(values).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[key, value]] : [],
      ),
    );
  }),
);

const schema = z.object({
  id: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
  title: text,
  url: word,
  tags,
  data,
  source: word,
  unread: z.catch(z.nullable(z.enum(['tooLong', 'tooDeep', 'notYaml'])), null),
  updatedAt: moment,
  template: z.catch(z.nullable(z.object({ ...named.shape, system: z.catch(z.nullable(named), null) })), null),
});

export type ShownStatblock = z.infer<typeof schema>;

/** The readable fields of a statblock; null if there is nothing to show. */
export function readStatblock(resource: unknown): ShownStatblock | null {
  return schema.safeParse(resource).data ?? null;
}
