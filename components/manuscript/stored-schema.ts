import * as z from 'zod/mini';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.number()), null);
const version = z.object({ id: z.string(), title: z.catch(z.string(), ''), state: word });

/** A list without its unreadable elements. */
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

/** The readable fields of a manuscript; null if there is nothing to show. */
export function readManuscript(resource: unknown): ShownManuscript | null {
  return schema.safeParse(resource).data ?? null;
}

/** Its versions, including the active one even if the list lacks it. */
export function versionsOf({ versions, activeVersion }: ShownManuscript): ShownVersion[] {
  if (!activeVersion || versions.some(({ id }) => id === activeVersion.id)) return versions;
  return [activeVersion, ...versions];
}
