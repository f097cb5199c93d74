import type { TextField } from './article.ts';

/** Maximum length of a field, in characters (Unicode code points). */
export interface Limit {
  /** The limit in the API specification. */
  documented: number;
  /** The limit that World Anvil enforces. It rejects the whole request if any field is longer. */
  actual: number;
}

export const TITLE_LIMIT: Limit = { documented: 256, actual: 255 };

/** API specification, Limits. The column behind the excerpt actually holds 255 characters (platform notes, 422). */
export const FIELD_LIMITS: Partial<Record<TextField, Limit>> = {
  excerpt: { documented: 256, actual: 255 },
  pronunciation: { documented: 256, actual: 255 },
  subheading: { documented: 256, actual: 255 },
  icon: { documented: 50, actual: 50 },
};

/** Length in Unicode code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
