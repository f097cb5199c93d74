import { fillPlaces } from '../documents/index.ts';
import { escapeMarkup } from '../markup/index.ts';
import type { ArticleFields, ArticleId, TextField } from '../model/index.ts';
import type { PlannedImage, PlannedLink, PlanRow } from './plan.ts';

/** The article that a path became, once it exists. */
export type FindArticle = (path: string) => { id: ArticleId; template: string } | null;

/** A mention's label ends at a bracket. */
const labelOf = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim() || '…';

function linkMarkup(link: PlannedLink | undefined, find: FindArticle): string {
  if (!link) return '';
  const { to } = link;
  if (!to) return escapeMarkup(link.label);
  const found = 'path' in to ? find(to.path) : { id: to.articleId, template: to.template };
  return found ? `@[${labelOf(link.label)}](${found.template}:${found.id})` : escapeMarkup(link.label);
}

function imageMarkup(image: PlannedImage | undefined): string {
  if (!image) return '';
  if (image.imageId !== null) return `[img:${image.imageId}]`;
  const name = image.alt || image.target.replace(/^.*\//, '');
  return name === '' ? '' : escapeMarkup(`Image: ${name}`);
}

/** A row's texts with mentions of what exists already; other links are words. Pure. */
export function composed(
  { content, fields, links, images }: Pick<PlanRow, 'content' | 'fields' | 'links' | 'images'>,
  find: FindArticle,
): { content: string; fields: Partial<Record<TextField, string>> } {
  const fill = (markup: string): string =>
    fillPlaces(markup, { link: (at) => linkMarkup(links[at], find), image: (at) => imageMarkup(images[at]) });
  return {
    content: fill(content),
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, fill(text)])),
  };
}

/** Whether a row's texts change once the documents that it links to are articles. */
export const linksToOthers = ({ links }: Pick<PlanRow, 'links'>): boolean =>
  links.some(({ to }) => to !== null && 'path' in to);

/** The fields of a new article. */
export function fieldsOf(
  row: PlanRow,
  categoryId: string | null,
  find: FindArticle,
): { content: string; fields: ArticleFields } {
  const { content, fields } = composed(row, find);
  return {
    content,
    fields: {
      ...fields,
      ...{ tags: row.tags, categoryId, isDraft: row.isDraft, isWip: row.isWip },
      ...(row.isPrivate ? { state: 'private' } : {}),
    },
  };
}
