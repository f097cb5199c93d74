import { templateFields } from './template-fields.ts';

/** Text fields of every article with the same name in both versions, and their positions. */
export const commonTexts = [
  'content',
  'seeded',
  'sidebarcontent',
  'sidepanelcontenttop',
  'sidepanelcontent',
  'sidebarcontentbottom',
  'footnotes',
  'fullfooter',
  'authornotes',
  'credits',
  'scrapbook',
  'pronunciation',
  'subheading',
] as const;

/** Additional text fields of boromir. */
export const currentTexts = [
  'snippet',
  'commentPlaceholder',
  'metaTitle',
  'metaDescription',
  'badge',
] as const;

/** All text fields of an article with this template. */
export function textFields(templateType: string): readonly string[] {
  return [...commonTexts, ...currentTexts, ...templateFields(templateType)];
}

/** Maximum lengths in characters (API specification, Limits). */
export const earlierLimits: Record<string, number> = {
  title: 256,
  excerpt: 256,
  pronunciation: 256,
  subheading: 256,
  icon: 50,
  currentstatus: 255,
};

/** Some of boromir's columns are one character shorter. */
export const currentLimits: Record<string, number> = { ...earlierLimits, excerpt: 255 };

/** Length in code points, as MySQL counts. */
export function characters(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
