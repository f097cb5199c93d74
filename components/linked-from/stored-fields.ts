import * as z from 'zod/mini';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const named = z.object({
  name: z.string(),
  title: z.catch(z.string(), ''),
  content: z.catch(z.string(), ''),
});
const list = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((items) => items.flatMap((item) => named.safeParse(item).data ?? [])),
);
const texts = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((all) =>
    Object.entries(all).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ),
);
const lists = z.object({ sections: list, relations: list, data: texts });

/** The texts of an entry by the names of their fields, and World Anvil's own titles of fields. */
export interface StoredFields {
  texts: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

/** The fields of a stored body, whatever its kind; as far as they can be read. */
export function storedFields(resource: unknown): StoredFields {
  const { data } = lists.safeParse(resource);
  const own = texts.safeParse(resource).data ?? [];
  const sections = data?.sections ?? [];
  return {
    texts: new Map([
      ...own,
      ...(data?.data ?? []),
      ...sections.map(({ name, content }) => [name, content] as const),
    ]),
    titles: new Map([...sections, ...(data?.relations ?? [])].map(({ name, title }) => [name, title])),
  };
}
