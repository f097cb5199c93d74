import type { HandWrittenArticle } from '../../../lib/sample-world/content/index.ts';
import { formatInstant } from '../database/index.ts';
import { begin } from './begin.ts';

/** An empty article. */
export const blank = {
  categoryId: null,
  articleParentId: null,
  parentId: null,
  customArticleTemplate: null,
  isAdultContent: false,
  tags: null,
  excerpt: null,
  icon: null,
  position: null,
  cover: null,
  editor: 'code',
  views: 0,
  likes: null,
  passcode: null,
  cssClasses: null,
  displayCss: null,
  userMetadata: null,
  flags: {},
  publicationDate: null,
  notificationDate: null,
};

/** Articles that can be mentioned, by title. */
export type Known = Map<string, { id: string; template: string }>;

/** Converts a hand-written article to a row and expands its mentions. */
export function fromTale(
  tale: HandWrittenArticle,
  id: string,
  known: Known,
  categories: Map<string, string>,
) {
  const published = tale.draft ? null : formatInstant(begin);
  return {
    ...blank,
    id,
    title: tale.title,
    templateType: tale.template,
    categoryId: (tale.category && categories.get(tale.category)) || null,
    articleParentId: (tale.under && known.get(tale.under)?.id) || null,
    state: tale.private ? ('private' as const) : ('public' as const),
    isDraft: tale.draft ?? false,
    isWip: tale.wip ?? false,
    tags: tale.tags,
    excerpt: tale.excerpt ?? null,
    views: 40,
    publicationDate: published,
    notificationDate: published,
    texts: { ...tale.texts, content: withMentions(tale.content, known) },
  };
}

function withMentions(text: string, known: Known): string {
  return text.replace(/\{\{(.+?)\}\}/g, (_, title: string) => {
    const target = known.get(title);
    return target ? `@[${title}](${target.template}:${target.id})` : title;
  });
}
