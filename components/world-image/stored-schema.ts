import * as z from 'zod/mini';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.number()), null);
const words = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter((one) => typeof one === 'string')),
);

const schema = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.catch(z.string(), ''),
  tags: words,
  url: word,
  description: z.catch(z.string(), ''),
  alt: word,
  size: amount,
  width: amount,
  height: amount,
  extension: word,
  artist: word,
  pageUrl: word,
  articleId: word,
  authorName: word,
  createdAt: amount,
  updatedAt: amount,
});

export type ShownImage = z.infer<typeof schema>;

/** The readable fields of an image; null if there is nothing to show. */
export function readImage(resource: unknown): ShownImage | null {
  return schema.safeParse(resource).data ?? null;
}
