import { type Article, type ArticleFields, TEXT_FIELDS } from '../model/index.ts';
import { toTags } from './schema/values.ts';
import { joinTags } from './schema/write.ts';

/**
 * The fields that were sent with something in them and do not read back so. The platform answers `success` while it
 * passes over what it does not know (platform notes, Quirks that bite), so this is the only way to tell.
 * Line ends and the difference between empty and missing do not count; links and flags that the answer does not
 * speak of are not judged. Give it the article as read after the write, with everything it has.
 */
export function droppedFields(sent: ArticleFields, article: Article): string[] {
  const dropped: string[] = [];
  const judge = (name: keyof ArticleFields, kept: boolean) => {
    if (sent[name] !== undefined && !kept) dropped.push(name);
  };
  judge('title', same(sent.title, article.title));
  judge('content', same(sent.content, article.content));
  for (const field of TEXT_FIELDS) judge(field, same(sent[field], article.text[field]));
  judge('tags', sameTags(sent.tags ?? [], article.tags));
  judge('state', article.state === null || sent.state === article.state);
  judge('isDraft', !tells(article, 'isDraft', 'is_draft') || sent.isDraft === article.isDraft);
  judge('isWip', !tells(article, 'isWip', 'is_wip') || sent.isWip === article.isWip);
  const adult = tells(article, 'isAdultContent', 'is_adult_content', 'adult_content');
  judge('isAdultContent', !adult || sent.isAdultContent === article.isAdultContent);
  // The article parent overrides the category, and brings its own.
  if (!sent.articleParentId) judge('categoryId', (sent.categoryId ?? null) === article.categoryId);
  const parent = tells(article, 'articleParent', 'article_parent');
  judge('articleParentId', !parent || (sent.articleParentId ?? null) === article.articleParentId);
  judge('coverId', !tells(article, 'cover') || (sent.coverId ?? null) === article.coverId);
  return dropped;
}

function same(sent: string | undefined, read: string | undefined): boolean {
  return normalised(sent) === normalised(read);
}

function normalised(text: string | undefined): string {
  return (text ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

function sameTags(sent: readonly string[], read: readonly string[]): boolean {
  const wanted = toTags(joinTags(sent));
  return wanted.length === read.length && wanted.every((tag) => read.includes(tag));
}

function tells(article: Article, ...keys: string[]): boolean {
  return keys.some((key) => article.raw[key] !== undefined);
}
