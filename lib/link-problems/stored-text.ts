import type { Thing } from '../library/index.ts';

/** The text of a field of a stored entry, as the link index names fields. Null if there is none, or if it is damaged. */
export function storedText(thing: Thing, field: string): string | null {
  const sections = 'sections' in thing ? thing.sections : [];
  const data = 'data' in thing ? thing.data : null;
  const texts: unknown[] = [
    field === 'content' ? undefined : sections.find(({ name }) => name === field)?.content,
    data?.[field],
    Reflect.get(thing, field),
  ];
  return texts.find((text) => typeof text === 'string') ?? null;
}
