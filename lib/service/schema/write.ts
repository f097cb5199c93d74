import { type ArticleFields, TEXT_FIELDS } from '../../model/index.ts';
import { parseJson } from '../json.ts';

/** How the API versions differ in writing an article. */
export interface ArticleEncoding {
  flag(value: boolean): unknown;
  /** A reference by string id; null clears it. */
  link(id: string | null): unknown;
  cover(id: number | null): unknown;
}

/** The body of a create or patch: only the given fields, under the names that both versions share. */
export function articleBody(fields: ArticleFields, encoding: ArticleEncoding): Record<string, unknown> {
  const { title, content, tags, state, isDraft, isWip, isAdultContent, position, userMetadata } = fields;
  const body: Record<string, unknown> = { title, content, state, position };
  for (const field of TEXT_FIELDS) body[field] = fields[field];
  if (tags) body.tags = joinTags(tags);
  if (isDraft !== undefined) body.isDraft = encoding.flag(isDraft);
  if (isWip !== undefined) body.isWip = encoding.flag(isWip);
  if (isAdultContent !== undefined) body.isAdultContent = encoding.flag(isAdultContent);
  if (fields.categoryId !== undefined) body.category = encoding.link(fields.categoryId);
  if (fields.articleParentId !== undefined) body.articleParent = encoding.link(fields.articleParentId);
  if (fields.parentId !== undefined) body.parent = encoding.link(fields.parentId);
  if (fields.coverId !== undefined) body.cover = encoding.cover(fields.coverId);
  if (userMetadata !== undefined) body.userMetadata = parseJson(userMetadata) ?? userMetadata;
  return withoutMissing(body);
}

/** A new article has no references to clear, and World Anvil may reject null for an id. */
export function withoutNulls(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

/** An empty patch would only change the article's modification time. */
export function hasAny(body: Record<string, unknown>): boolean {
  return Object.keys(body).length > 0;
}

export function withoutMissing(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** World Anvil separates tags with commas, so commas inside a tag are replaced. */
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
