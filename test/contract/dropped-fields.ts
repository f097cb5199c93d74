import { type Article, type ArticleFields, TEXT_FIELDS } from '../../lib/model/index.ts';
import { toTags } from '../../lib/service/schema/fields.ts';
import { joinTags } from '../../lib/service/schema/write.ts';

/**
 * Names the fields that were sent with content but didn't read back the same. World Anvil responds with `success` even
 * if it ignores a field (platform notes, Quirks that bite), so reading back is the only check. Ignores line endings and
 * the difference between empty and missing; skips references and flags that the response doesn't contain. `article`
 * must be read in full after the write.
 */
export function droppedFields(sent: ArticleFields, article: Article): string[] {
  const dropped: string[] = [];
  const check = (name: keyof ArticleFields, kept: boolean) => {
    if (sent[name] !== undefined && !kept) dropped.push(name);
  };
  check('title', same(sent.title, article.title));
  check('content', same(sent.content, article.content));
  for (const field of TEXT_FIELDS) check(field, same(sent[field], article.text[field]));
  check('tags', sameTags(sent.tags ?? [], article.tags));
  check('state', article.state === null || sent.state === article.state);
  check('isDraft', !mentions(article, 'isDraft', 'is_draft') || sent.isDraft === article.isDraft);
  check('isWip', !mentions(article, 'isWip', 'is_wip') || sent.isWip === article.isWip);
  const adult = mentions(article, 'isAdultContent', 'is_adult_content', 'adult_content');
  check('isAdultContent', !adult || sent.isAdultContent === article.isAdultContent);
  // The article parent takes precedence over the category and brings its own.
  if (!sent.articleParentId) check('categoryId', (sent.categoryId ?? null) === article.categoryId);
  const parent = mentions(article, 'articleParent', 'article_parent');
  check('articleParentId', !parent || (sent.articleParentId ?? null) === article.articleParentId);
  check('coverId', !mentions(article, 'cover') || (sent.coverId ?? null) === article.coverId);
  return dropped;
}

function same(sent: string | undefined, read: string | undefined): boolean {
  return normalized(sent) === normalized(read);
}

function normalized(text: string | undefined): string {
  return (text ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

function sameTags(sent: readonly string[], read: readonly string[]): boolean {
  const expected = toTags(joinTags(sent));
  return expected.length === read.length && expected.every((tag) => read.includes(tag));
}

function mentions(article: Article, ...keys: string[]): boolean {
  return keys.some((key) => article.raw[key] !== undefined);
}
