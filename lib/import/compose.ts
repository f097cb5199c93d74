import { END, fillPlaces, LINK } from '../documents/index.ts';
import { escapeMarkup } from '../markup/index.ts';
import type { ArticleFields, ArticleId, Json, TextField, Values } from '../model/index.ts';
import type { PlannedImage, PlannedLink, PlanRow } from './plan.ts';

/** The article that a path became, once it exists. */
export type FindArticle = (path: string) => { id: ArticleId; template: string } | null;

/** A mention's label ends at a bracket. */
const labelOf = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim() || '…';

function idOf({ to }: PlannedLink, find: FindArticle): string | null {
  if (!to) return null;
  return 'path' in to ? (find(to.path)?.id ?? null) : to.articleId;
}

function linkMarkup(link: PlannedLink | undefined, find: FindArticle): string {
  if (!link) return '';
  const { to } = link;
  if (link.isId) return idOf(link, find) ?? link.label;
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

/** A value that is nothing but the id of something else. */
const isReference = (text: string): boolean => REFERENCE.test(text);
const REFERENCE = new RegExp(`^${LINK}\\d+${END}$`);

/** Values with the ids of what exists. References to what doesn't are left out; in texts, ids stay. Pure. */
export function composedValues(values: Values, links: readonly PlannedLink[], find: FindArticle): Values {
  const missing = Symbol();
  const fill = (value: Json): Json | typeof missing => {
    if (typeof value === 'string') {
      let isMissing = false;
      const filled = fillPlaces(value, {
        link(at) {
          const link = links[at];
          // A sign of the author's own leads nowhere, and is no reference.
          isMissing ||= !link || (link.to !== null && idOf(link, find) === null);
          return linkMarkup(link, find);
        },
        image: () => '',
      });
      return isMissing && isReference(value) ? missing : filled;
    }
    if (isList(value)) return value.map(fill).filter((one) => one !== missing);
    if (typeof value !== 'object' || value === null) return value;
    return filledIn(value);
  };
  const filledIn = (held: { readonly [name: string]: Json | undefined }): Values => {
    const filled: Record<string, Json> = {};
    for (const [name, value] of Object.entries(held)) {
      const one = value === undefined ? missing : fill(value);
      if (one !== missing) filled[name] = one;
    }
    return filled;
  };
  return filledIn(values);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The articles above a new one, as far as they exist. */
export function parentsOf(
  { exact, links }: Pick<PlanRow, 'exact' | 'links'>,
  find: FindArticle,
): { articleParentId?: string; parentId?: string } {
  const { articleParentId, parentId } = composedValues({ ...exact?.parents }, links, find);
  return {
    ...(typeof articleParentId === 'string' && { articleParentId }),
    ...(typeof parentId === 'string' && { parentId }),
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
  const { parents: _places, ...exact } = row.exact ?? { parents: {} };
  return {
    content,
    fields: {
      ...fields,
      ...{ tags: row.tags, categoryId, isDraft: row.isDraft, isWip: row.isWip },
      ...(row.isPrivate ? { state: 'private' } : {}),
      ...exact,
      ...parentsOf(row, find),
    },
  };
}
