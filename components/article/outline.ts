import type { Part } from './parts.ts';

export interface OutlineEntry {
  id: string;
  words: string;
  depth: number;
}

/** The id of a section's heading. */
export const sectionId = (part: Part): string => `section-${part.name.replace(/[^\w-]/g, '')}`;

/** The headings of an article from top to bottom: those of sections, each followed by those in its text. */
export function outlineOf(body: readonly Part[]): OutlineEntry[] {
  return body.flatMap((part) => {
    const own = part.label === null ? [] : [{ id: sectionId(part), words: part.label, depth: 0 }];
    const inside = part.text.headings.map(({ id, words, depth }) => ({
      id,
      words,
      depth: depth + own.length,
    }));
    return [...own, ...inside];
  });
}
