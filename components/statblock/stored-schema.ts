import * as z from 'zod/mini';

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
