import type { Part } from './parts.ts';

export interface OutlineEntry {
  id: string;
  words: string;
  depth: number;
}

/** The id of a section's own heading. */
export const sectionId = (part: Part): string => `section-${part.name.replace(/[^\w-]/g, '')}`;

/** The headings of an article from top to bottom: its sections', and those in their texts below them. */
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
