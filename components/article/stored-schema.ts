import * as z from 'zod/mini';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const text = z.catch(z.string(), '');
const word = z.catch(z.nullable(z.string()), null);
const flag = z.catch(z.boolean(), false);
const moment = z.catch(z.nullable(z.number()), null);
const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** A list without its unreadable elements. */
function listOf<T>(one: z.ZodMiniType<T>) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) => list.flatMap((value) => one.safeParse(value).data ?? [])),
  );
}

const section = z.object({ name: z.string(), title: text, position: word, content: text });
const picture = z.catch(z.nullable(z.object({ id: z.catch(z.nullable(id), null), url: word })), null);
const reference = z.object({ id, title: text, state: word });
const item = z.object({
  id,
  title: text,
  type: word,
  url: word,
  isArticle: flag,
  relationshipType: word,
});
/** Only the raw answer contains the author's id; lists have just the name. */
const author = z.catch(
  z.nullable(
    z.pipe(
      z.object({ author: z.object({ id: z.string() }) }),
      z.transform(({ author: { id } }) => id),
    ),
  ),
  null,
);
const relation = z.pipe(
  z.object({ name: z.string(), title: text, items: z.optional(z.unknown()), item: z.optional(z.unknown()) }),
  z.transform(({ name, title, items, item: single }) => {
    const all = Array.isArray(items) ? items : [single];
    return { name, title, items: all.flatMap((value) => item.safeParse(value).data ?? []) };
  }),
);

const schema = z.object({
  id,
  title: text,
  template: z.catch(z.string(), 'article'),
  content: text,
  excerpt: word,
  tags: listOf(z.string()),
  isAdultContent: flag,
  passcode: word,
  authorName: word,
  raw: author,
  url: word,
  wordcount: moment,
  createdAt: moment,
  publishedAt: moment,
  updatedAt: moment,
  sections: listOf(section),
  relations: listOf(relation),
  cover: picture,
  portrait: picture,
  flag: picture,
  secrets: listOf(reference),
  statblock: z.catch(z.nullable(reference), null),
});

type Read = z.infer<typeof schema>;

export interface ShownArticle extends Omit<Read, 'raw'> {
  authorId: string | null;
}
export type ShownSection = ShownArticle['sections'][number];
/** A relation in any of World Anvil's three shapes, as the entries it leads to. */
export type ShownRelation = ShownArticle['relations'][number];
export type ShownItem = ShownRelation['items'][number];

/** The readable fields of an article; null if there is nothing to show. */
export function readArticle(resource: unknown): ShownArticle | null {
  const { data } = schema.safeParse(resource);
  if (!data) return null;
  const { raw: authorId, ...article } = data;
  return { ...article, authorId };
}
