import { templateFields } from './template-fields.ts';

/** Text fields that every article has and that both versions name alike, with the places they show in. */
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

/** Further text fields of the current version. */
export const currentTexts = [
  'snippet',
  'commentPlaceholder',
  'metaTitle',
  'metaDescription',
  'badge',
] as const;

/** Every text field that an article of this template can hold. */
export function textFields(templateType: string): readonly string[] {
  return [...commonTexts, ...currentTexts, ...templateFields(templateType)];
}

/** Longest values in characters (API specification, Limits). */
export const earlierLimits: Record<string, number> = {
  title: 256,
  excerpt: 256,
  pronunciation: 256,
  subheading: 256,
  icon: 50,
  currentstatus: 255,
};

/** The columns behind the current version are one character shorter here and there. */
export const currentLimits: Record<string, number> = { ...earlierLimits, excerpt: 255 };

/** Characters as MySQL counts them: code points. */
export function characters(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
