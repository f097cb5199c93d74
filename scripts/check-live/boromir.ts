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

const read = (path: string, id: string, granularity: number): Call => ({
  method: 'GET',
  path,
  query: { id, granularity: String(granularity) },
  cap: CAP,
});
const list = (path: string, id: string, offset = 0, limit = 50): Call => ({
  method: 'POST',
  path,
  query: { id, granularity: '-1' },
  body: { limit: String(limit), offset: String(offset) },
  cap: CAP,
});
const writing = (method: 'PUT' | 'PATCH' | 'DELETE', id: string | null, body?: Body): Call => ({
  method,
  path: 'article',
  ...(id === null ? {} : { query: { id } }),
  ...(body ? { body } : {}),
  cap: CAP,
  emptyAllowed: true,
});

/** "-1" is how boromir itself writes "none". */
const link = (id: string | null | undefined) => (id ? { id: id === 'blank' ? '-1' : id } : id);

const fieldsOf = ({ category, articleParent, cover, ...rest }: ProbeFields): Body => ({
  ...rest,
  ...(category === undefined ? {} : { category: link(category) }),
  ...(articleParent === undefined ? {} : { articleParent: link(articleParent) }),
  ...(cover === undefined ? {} : { cover: link(cover) }),
});

/** The newer version. */
export const BOROMIR: Wire = {
  version: 'current',
  pageSize: 50,
  whoAmI: () => ({ method: 'GET', path: 'identity', cap: CAP }),
  worlds: (userId) => list('user/worlds', userId),
  worldsIn: ({ entities }) => entriesOf(entities),
  articles: (worldId, { offset, limit }) => list('world/articles', worldId, offset, limit),
  articlesIn: ({ entities }) => entriesOf(entities),
  article: (id) => read('article', id, 2),
  missing: () => read('article', NOBODY, 2),
  forbidden: (worldId) => list('world/blocks', worldId),
  create: (worldId, fields) =>
    writing('PUT', null, { templateType: 'article', world: { id: worldId }, ...fieldsOf(fields) }),
  patch: (id, fields) => writing('PATCH', id, fieldsOf(fields)),
  remove: (id) => writing('DELETE', id),
  categories: (worldId) => list('world/categories', worldId, 0, 1),
  images: (worldId) => list('world/images', worldId, 0, 1),
  firstIn: ({ entities }) => entriesOf(entities)[0]?.id ?? null,
  render: (worldId, markup) => ({
    method: 'POST',
    path: 'bbcode',
    body: { world: { id: worldId }, renderer: 'html', string: markup },
    cap: CAP,
  }),
  rendered: ({ parsedString }) => optionalText(parsedString) ?? null,
  withBody: (worldId) => list('world/articles', worldId, 0, 1),
  textIn: (article, field) => optionalText(article[field]),
  metadataIn: ({ userMetadata }) => userMetadata,
  dateIn: ({ creationDate, updateDate }, which) => dateOf(which === 'created' ? creationDate : updateDate),
  linkIn: (article, field) => {
    const held = article[field];
    if (held === undefined) return undefined;
    const id = idOf(bodyOf(held));
    return id === '-1' ? null : id;
  },
};
