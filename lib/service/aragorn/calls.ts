import { ServiceError } from '../failure.ts';
import type { ListOptions, ListOrder } from '../port.ts';
import { notFound, unsupported } from '../transport/failures.ts';
import { type Call, ENTITY_CAP, LIST_CAP } from '../transport/send.ts';

// The paths of the earlier version (API specification, "Earlier version"): `{id}` in a path stands for an id.

/** Entries of a list page (API specification, Limits). */
export const ARTICLE_PAGE = 25;
export const LIST_PAGE = 50;
/** By what the lists may be ordered, and what this version calls it (API specification, List queries). */
export type OrderNames = Readonly<Partial<Record<ListOrder, string>>>;
export const BY_ARTICLE: OrderNames = {
  id: 'id',
  title: 'title',
  notified: 'notification_date',
  created: 'creation_date',
};
export const BY_CATEGORY: OrderNames = { title: 'name', created: 'creation_date' };
export const BY_ID_OR_TITLE: OrderNames = { id: 'id', title: 'title' };
/** For lists that have no pages. */
export const WHOLE = { offset: 0, size: Number.POSITIVE_INFINITY };

type Query = Readonly<Record<string, string>>;

export function get(path: string, id?: string | number, query?: Query): Call {
  return { method: 'GET', path: placed(path, id), cap: ENTITY_CAP, ...(query && { query }) };
}

export function listed(path: string, id: string | number, query?: Query): Call {
  return { ...get(path, id, query), cap: LIST_CAP };
}

/** The query of a list in the words of this version; rejects with `unsupported` what the list cannot be asked. */
export function listQuery(
  names: OrderNames,
  offset: number,
  { term, order, direction }: ListOptions = {},
): Query {
  const order_by = order && names[order];
  if (order && !order_by) throw unsupported('put this list in that order');
  if (term !== undefined && names === BY_ID_OR_TITLE) throw unsupported('search this list');
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
  return { method, path: placed(path, id), cap: ENTITY_CAP, emptyAllowed: true, ...(body && { body }) };
}

/** An id becomes one segment of a path; anything that is no id could lead elsewhere. */
function placed(path: string, id: string | number = ''): string {
  if (path.includes('{id}') && !/^[\w-]+$/.test(String(id))) throw new ServiceError(notFound(), false);
  return path.replace('{id}', String(id));
}
