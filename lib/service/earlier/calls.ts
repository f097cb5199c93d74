import { ServiceError } from '../failure.ts';
import { notFound } from '../transport/failures.ts';
import { type Call, ENTITY_CAP, LIST_CAP } from '../transport/send.ts';

// The paths of the earlier version (API specification, "Earlier version"): `{id}` in a path stands for an id.

/** Entries of a list page (API specification, Limits). */
export const ARTICLE_PAGE = 25;
export const LIST_PAGE = 50;
/** For lists that have no pages. */
export const WHOLE = { offset: 0, size: Number.POSITIVE_INFINITY };

type Query = Readonly<Record<string, string>>;

export function get(path: string, id?: string | number, query?: Query): Call {
  return { method: 'GET', path: placed(path, id), cap: ENTITY_CAP, ...(query && { query }) };
}

export function listed(path: string, id: string | number, query?: Query): Call {
  return { ...get(path, id, query), cap: LIST_CAP };
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
