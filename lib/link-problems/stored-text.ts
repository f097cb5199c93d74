import type { Resource } from '../library/index.ts';

/** The text of a field of a stored entry, as the link index names fields. Null if there is none, or if it is damaged. */
export function storedText(resource: Resource, field: string): string | null {
  const sections = 'sections' in resource ? resource.sections : [];
  const data = 'data' in resource ? resource.data : null;
  const texts: unknown[] = [
    field === 'content' ? undefined : sections.find(({ name }) => name === field)?.content,
    data?.[field],
    Reflect.get(resource, field),
  ];
  return texts.find((text) => typeof text === 'string') ?? null;
}
