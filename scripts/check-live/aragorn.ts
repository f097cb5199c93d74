import type { Call } from '../../lib/service/index.ts';
import {
  type Body,
  bodyOf,
  CAP,
  dateOf,
  entriesOf,
  idOf,
  NOBODY,
  optionalText,
  type ProbeFields,
  type Wire,
} from './wire.ts';

const read = (path: string, query?: Record<string, string>): Call => ({
  method: 'GET',
  path,
  ...(query ? { query } : {}),
  cap: CAP,
});
const writing = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: Body): Call => ({
  method,
  path,
  ...(body ? { body } : {}),
  cap: CAP,
  emptyAllowed: true,
});

const link = (id: string | null | undefined) => (id === 'blank' ? '' : id);

function fieldsOf({ category, articleParent, cover, ...rest }: ProbeFields): Body {
  return {
    ...rest,
    ...(category === undefined ? {} : { category: link(category) }),
    ...(articleParent === undefined ? {} : { articleParent: link(articleParent) }),
    ...(cover === undefined ? {} : { cover: coverOf(cover) }),
  };
}

/** Image ids are numbers. */
function coverOf(cover: string | null): number | string | null {
  if (cover === null) return null;
  return cover === 'blank' ? '' : Number(cover);
}

/** Aragorn's text fields are sections, and `content` also stands at the top. */
function textIn(article: Body, field: string): string | null | undefined {
  const section = bodyOf(bodyOf(article.sections)[field]);
  return optionalText(section.content) ?? optionalText(article[field]);
}

/** The older version. */
export const ARAGORN: Wire = {
  version: 'earlier',
  pageSize: 25,
  whoAmI: () => read('user'),
  worlds: (userId) => read(`user/${userId}/worlds`),
  worldsIn: ({ worlds }) => entriesOf(worlds),
  articles: (worldId, { offset, limit, term }) =>
    read(`world/${worldId}/articles`, {
      offset: String(offset),
      order_by: 'creation_date',
      trajectory: 'DESC',
      ...(limit === undefined ? {} : { limit: String(limit) }),
      ...(term === undefined ? {} : { term }),
    }),
  articlesIn: ({ articles }) => entriesOf(articles),
  article: (id) => read(`article/${id}`, { load_all_properties: 'true' }),
  missing: () => read(`article/${NOBODY}`),
  forbidden: () => null,
  create: (worldId, fields) =>
    writing('POST', 'article', { world: worldId, template: 'article', ...fieldsOf(fields) }),
  patch: (id, fields) => writing('PATCH', `article/${id}`, fieldsOf(fields)),
  remove: (id) => writing('DELETE', `article/${id}`),
  categories: (worldId) => read(`world/${worldId}/categories`, { offset: '0' }),
  images: (worldId) => read(`world/${worldId}/images`, { offset: '0' }),
  firstIn: ({ categories, images }) => entriesOf(categories ?? images)[0]?.id ?? null,
  render: () => null,
  rendered: ({ content_parsed, contentParsed }) => optionalText(content_parsed ?? contentParsed) ?? null,
  withBody: () => null,
  textIn,
  metadataIn: ({ user_metadata, userMetadata }) => user_metadata ?? userMetadata,
  dateIn: (article, which) =>
    dateOf(
      which === 'created'
        ? (article.creation_date ?? article.creationDate)
        : (article.update_date ?? article.updateDate),
    ),
  linkIn: (article, field) => {
    // A missing category or cover means none. The parent isn't part of the documented response.
    const held =
      field === 'articleParent' ? (article.article_parent ?? article.articleParent) : article[field];
    return held === undefined && field === 'articleParent' ? undefined : idOf(bodyOf(held));
  },
};
