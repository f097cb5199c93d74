import type { DraftText } from './draft.ts';

/**
 * Who can read a new article once it is sent. `worldDefault`: not a draft, and public or private as the world's
 * settings say. Appending to an article doesn't change its readers.
 */
export type Audience = 'authors' | 'public' | 'worldDefault';

export function audienceOf({ target, fields }: Pick<DraftText, 'target' | 'fields'>): Audience {
  if (target.kind === 'append' || fields.isDraft !== false || fields.state === 'private') return 'authors';
  return fields.state === 'public' ? 'public' : 'worldDefault';
}
