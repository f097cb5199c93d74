import type { DraftText } from './draft.ts';

/**
 * Who can read a new article once it is sent. `worldDefault`: not a draft, and public or private as the world decides.
 * An addition to an article changes nothing about who reads it.
 */
export type Audience = 'authors' | 'public' | 'worldDefault';

export function audienceOf({ target, fields }: Pick<DraftText, 'target' | 'fields'>): Audience {
  if (target.kind === 'append' || fields.isDraft !== false || fields.state === 'private') return 'authors';
  return fields.state === 'public' ? 'public' : 'worldDefault';
}
