import { t } from '../../i18n/index.ts';
import { markdownOf, parseMarkup } from '../../markup/index.ts';
import type {
  ArticleRelation,
  FullArticle,
  FullCategory,
  Instant,
  Manuscript,
  Secret,
  Statblock,
} from '../../model/index.ts';
import { type FindLink, frontMatter, linked, plain } from './front-matter.ts';

const date = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());
const prose = (markup: string, find: FindLink): string => markdownOf(linked(parseMarkup(markup), find), 2);

/** Joins blocks with blank lines and omits empty ones. */
const joined = (head: string, blocks: readonly (string | null)[]): string =>
  `${[head, ...blocks].flatMap((block) => block?.trim() || []).join('\n\n')}\n`;
const titled = (title: string): string => `# ${plain(title) || t('common.untitled')}`;
const part = (title: string, text: string): string | null =>
  text === '' ? null : `## ${plain(title)}\n\n${text}`;

const linkOf = ({ href, title }: { href: string; title: string }): string => `[${plain(title)}](${href})`;

function linkTo(find: FindLink, kind: string, id: string | null, title: string): string {
  const found = id === null ? null : find({ kind, id });
  return found ? linkOf({ href: found.href, title }) : plain(title);
}

function relationLine(relation: ArticleRelation, find: FindLink): string | null {
  const { title } = relation;
  const items = relation.shape === 'collection' ? relation.items : relation.item ? [relation.item] : [];
  if (items.length === 0) return null;
  return `- **${plain(title)}:** ${items.map(({ id, title: of, isArticle }) => (isArticle ? linkTo(find, 'article', id, of) : plain(of))).join(', ')}`;
}

/** An article with everything that its page shows. Pure. */
export function articleMarkdown(article: FullArticle, category: string | null, find: FindLink): string {
  const { id, title, template, state, isDraft, isWip, isAdultContent, tags, url, createdAt, updatedAt } =
    article;
  const head = frontMatter({
    ...{ id, title, template, category, state, draft: isDraft, wip: isWip, adult: isAdultContent, tags },
    ...{ author: article.authorName, url, created: date(createdAt), updated: date(updatedAt) },
    words: article.wordcount,
  });
  const relations = article.relations.flatMap((relation) => relationLine(relation, find) ?? []);
  const { articleParentId } = article;
  const above = articleParentId && find({ kind: 'article', id: articleParentId });
  return joined(head, [
    titled(title),
    above ? t('backup.filePartOf', { link: linkOf(above) }) : null,
    prose(article.content, find),
    ...article.sections.map((section) => part(section.title, prose(section.content, find))),
    part(t('backup.fileRelations'), relations.join('\n')),
  ]);
}

/** A category's own text. Pure. */
export function categoryMarkdown(category: FullCategory, find: FindLink): string {
  const { id, title, state, url, parentId } = category;
  const above = parentId === null ? null : find({ kind: 'category', id: parentId });
  const head = frontMatter({ id, title, kind: 'category', state, above: above?.title ?? null, url });
  return joined(head, [
    titled(title),
    above ? t('backup.fileInCategory', { link: linkOf(above) }) : null,
    prose(category.excerpt ?? '', find),
    prose(category.description, find),
  ]);
}

/** A statblock's fields, in the order of its template. Pure. */
export function statblockMarkdown(statblock: Statblock, find: FindLink): string {
  const { id, title, state, tags, template, updatedAt, source } = statblock;
  const head = frontMatter({
    ...{ id, title, kind: 'statblock', template: template?.title ?? null },
    ...{ system: template?.system?.title ?? null, state, tags, updated: date(updatedAt) },
  });
  const rows = Object.entries(statblock.data ?? {}).flatMap(([name, value]) => {
    const text = prose(value, find);
    if (text === '') return [];
    return text.includes('\n') ? [`\n**${plain(name)}**\n\n${text}\n`] : [`- **${plain(name)}:** ${text}`];
  });
  const raw = statblock.data === null && source ? `\`\`\`\`\`\`\n${source}\n\`\`\`\`\`\`` : null;
  return joined(head, [titled(title), rows.join('\n'), raw]);
}

/** A manuscript's own text. Pure. */
export function manuscriptMarkdown(manuscript: Manuscript, find: FindLink): string {
  const { id, title, state, status, tags, words, updatedAt } = manuscript;
  const updated = date(updatedAt);
  const head = frontMatter({ id, title, kind: 'manuscript', state, status, tags, words, updated });
  return joined(head, [titled(title), prose(manuscript.description, find)]);
}

/** A secret, with the groups that may read it. Pure. */
export function secretMarkdown(secret: Secret, find: FindLink): string {
  const { id, title, state, tags, groups, articleId, updatedAt } = secret;
  const article = articleId === null ? null : find({ kind: 'article', id: articleId });
  const titles = groups.map((group) => group.title);
  const updated = date(updatedAt);
  const head = frontMatter({ id, title, kind: 'secret', state, tags, groups: titles, updated });
  return joined(head, [
    titled(title),
    article ? t('backup.fileSecretOf', { link: linkOf(article) }) : null,
    prose(secret.content, find),
  ]);
}
