import { ServiceError } from '../failure.ts';
import type { ListOptions, ListOrder } from '../port.ts';
import { notFound, unsupported } from '../transport/failures.ts';
import { type Call, ENTITY_CAP, LIST_CAP } from '../transport/send.ts';

// Paths of aragorn (API specification, "Earlier version"). `{id}` is replaced with an id.

/** List page sizes (API specification, Limits). */
export const ARTICLE_PAGE = 25;
export const LIST_PAGE = 50;
/** Supported sort orders and aragorn's names for them (API specification, List queries). */
export type OrderNames = Readonly<Partial<Record<ListOrder, string>>>;
export const BY_ARTICLE: OrderNames = {
  id: 'id',
  title: 'title',
  notified: 'notification_date',
  created: 'creation_date',
};
export const BY_CATEGORY: OrderNames = { title: 'name', created: 'creation_date' };
export const BY_ID_OR_TITLE: OrderNames = { id: 'id', title: 'title' };
/** For lists without pages. */
export const WHOLE = { offset: 0, size: Number.POSITIVE_INFINITY };

type Query = Readonly<Record<string, string>>;

export function get(path: string, id?: string | number, query?: Query): Call {
  return { method: 'GET', path: pathWithId(path, id), cap: ENTITY_CAP, ...(query && { query }) };
}

export function listed(path: string, id: string | number, query?: Query): Call {
  return { ...get(path, id, query), cap: LIST_CAP };
}

/** Builds the query of a list. Throws `unsupported` if the list doesn't support the order or search term. */
export function listQuery(
  names: OrderNames,
  offset: number,
  { term, order, direction }: ListOptions = {},
): Query {
  const order_by = order && names[order];
  if (order && !order_by) throw unsupported();
  if (term !== undefined && names === BY_ID_OR_TITLE) throw unsupported();
  return {
    offset: String(offset),
    ...(term !== undefined && { term }),
    ...(order_by && { order_by }),
    ...(direction && { trajectory: direction === 'descending' ? 'DESC' : 'ASC' }),
  };
}

export function write(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  id?: string | number,
  body?: Record<string, unknown>,
): Call {
  return { method, path: pathWithId(path, id), cap: ENTITY_CAP, emptyAllowed: true, ...(body && { body }) };
}

/** Inserts an id into a path. Anything but a plain id is rejected, because it could lead to another path. */
function pathWithId(path: string, id: string | number = ''): string {
  if (path.includes('{id}') && !/^[\w-]+$/.test(String(id))) throw new ServiceError(notFound(), false);
  return path.replace('{id}', String(id));
}
