import type { TextField } from './article.ts';

/** The longest a field may be, in characters (Unicode code points). */
export interface Limit {
  /** What the API specification names. */
  documented: number;
  /** What the live platform was seen to take; beyond it the whole write is refused. */
  actual: number;
}

export const TITLE_LIMIT: Limit = { documented: 256, actual: 255 };

/** API specification, Limits; the column behind the excerpt was seen to hold 255 (platform notes, 422). */
export const FIELD_LIMITS: Partial<Record<TextField, Limit>> = {
  excerpt: { documented: 256, actual: 255 },
  pronunciation: { documented: 256, actual: 255 },
  subheading: { documented: 256, actual: 255 },
  icon: { documented: 50, actual: 50 },
};

/** Characters as people count them, nearly: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
