import type { Quirks } from './quirks.ts';

// How some of an article's fields come back, if not as they were sent.

export const isDropped = (name: string, { scrapbook }: Quirks): boolean =>
  name === 'scrapbook' && scrapbook === 'dropped';

export const returnedText = (name: string, text: string, { scrapbook }: Quirks): string =>
  name === 'scrapbook' && scrapbook === 'altered' ? text.replaceAll('-', '–') : text;

export const returnedTags = (tags: string | null, { tagsCapitalized }: Quirks): string | null =>
  tags && tagsCapitalized ? tags.replaceAll(/(^|,)\s*\w/g, (start) => start.toUpperCase()) : tags;
