import * as z from 'zod/mini';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const picture = z.catch(z.nullable(z.object({ id: z.catch(z.nullable(z.number()), null), url: word })), null);

const schema = z.pipe(
  z.object({
    id: z.string(),
    title: z.catch(z.string(), ''),
    state: word,
    icon: word,
    description: z.catch(z.string(), ''),
    excerpt: word,
    views: z.catch(z.nullable(z.number()), null),
    pageCover: picture,
    bookCover: picture,
  }),
  z.transform((category) => ({ ...category, tags: [] as readonly string[] })),
);

export type ShownCategory = z.infer<typeof schema>;

/** The readable fields of a category; null if there is nothing to show. */
export function readCategory(resource: unknown): ShownCategory | null {
  return schema.safeParse(resource).data ?? null;
}
