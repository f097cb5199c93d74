import * as z from 'zod/mini';

/** What lies on the disk was written by an older or a damaged Loreside, for all we know: every field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.number()), null);
const version = z.object({ id: z.string(), title: z.catch(z.string(), ''), state: word });

/** A list from which what cannot be read is left out. */
function listOf<T>(one: z.ZodMiniType<T>) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) => list.flatMap((value) => one.safeParse(value).data ?? [])),
  );
}

const schema = z.object({
  id: z.string(),
  title: z.catch(z.string(), ''),
  state: word,
  tags: listOf(z.string()),
  status: word,
  description: z.catch(z.string(), ''),
  likes: amount,
  views: amount,
  words: amount,
  cover: z.catch(z.nullable(z.object({ id: amount, url: word })), null),
  activeVersion: z.catch(z.nullable(version), null),
  versions: listOf(version),
  authorName: word,
  createdAt: amount,
  updatedAt: amount,
});

export type ShownManuscript = z.infer<typeof schema>;
export type ShownVersion = ShownManuscript['versions'][number];

/** The manuscript as far as it can be read; null where there is nothing to show. */
export function readManuscript(thing: unknown): ShownManuscript | null {
  return schema.safeParse(thing).data ?? null;
}

/** Its versions, the active one among them even where the list does not have it. */
export function versionsOf({ versions, activeVersion }: ShownManuscript): ShownVersion[] {
  if (!activeVersion || versions.some(({ id }) => id === activeVersion.id)) return versions;
  return [activeVersion, ...versions];
}
