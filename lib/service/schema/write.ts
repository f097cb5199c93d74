import { type ArticleFields, TEXT_FIELDS } from '../../model/index.ts';
import { parseJson } from '../json.ts';

/** What differs between the two versions in how an article is written. */
export interface Spelling {
  flag(value: boolean): unknown;
  /** A link to something with a text id; null empties it. */
  link(id: string | null): unknown;
  cover(id: number | null): unknown;
}

/** The body of a create or a patch: only what the fields hold, under the names that both versions share. */
export function articleBody(fields: ArticleFields, spell: Spelling): Record<string, unknown> {
  const { title, content, tags, state, isDraft, isWip, isAdultContent, position, userMetadata } = fields;
  const body: Record<string, unknown> = { title, content, state, position };
  for (const field of TEXT_FIELDS) body[field] = fields[field];
  if (tags) body.tags = joinTags(tags);
  if (isDraft !== undefined) body.isDraft = spell.flag(isDraft);
  if (isWip !== undefined) body.isWip = spell.flag(isWip);
  if (isAdultContent !== undefined) body.isAdultContent = spell.flag(isAdultContent);
  if (fields.categoryId !== undefined) body.category = spell.link(fields.categoryId);
  if (fields.articleParentId !== undefined) body.articleParent = spell.link(fields.articleParentId);
  if (fields.parentId !== undefined) body.parent = spell.link(fields.parentId);
  if (fields.coverId !== undefined) body.cover = spell.cover(fields.coverId);
  if (userMetadata !== undefined) body.userMetadata = parseJson(userMetadata) ?? userMetadata;
  return withoutMissing(body);
}

/** A new article has no link to be emptied, and a platform may not take null where it wants an id. */
export function withoutNulls(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

/** A patch of nothing would only move the article's date. */
export function hasAny(body: Record<string, unknown>): boolean {
  return Object.keys(body).length > 0;
}

export function withoutMissing(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** The platform joins tags with commas, so that none can hold one. */
export function joinTags(tags: readonly string[]): string {
  return tags
    .map((tag) => tag.replaceAll(/\s*,\s*/g, ' ').trim())
    .filter((tag) => tag !== '')
    .join(',');
}

export function linkTo(id: string | number | null | undefined): { id: string | number } | null | undefined {
  return id === null || id === undefined ? id : { id };
}

export function tagsText(tags: readonly string[] | undefined): string | undefined {
  return tags && joinTags(tags);
}
