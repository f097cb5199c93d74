import { type Call, ENTITY_CAP, LIST_CAP } from '../transport/send.ts';

// Boromir's conventions (platform notes, 1.2): `?id=` identifies the resource, PUT creates, lists are POST requests.

/** List page size, which is also the maximum. */
export const PAGE = 50;

export type Granularity = -1 | 0 | 1 | 2 | 3;

export function entity(name: string, id: string, granularity: Granularity): Call {
  return { method: 'GET', path: name, query: { id, granularity: String(granularity) }, cap: ENTITY_CAP };
}

/** `limit` and `offset` are sent as strings, as in the published schema. The live API also accepts numbers. */
export function list(
  path: string,
  id: string,
  offset: number,
  extra?: Readonly<Record<string, unknown>>,
  limit = PAGE,
): Call {
  const body = { limit: String(limit), offset: String(offset), ...extra };
  return { method: 'POST', path, query: { id, granularity: '-1' }, body, cap: LIST_CAP };
}

export function creation(name: string, body: Record<string, unknown>): Call {
  return { method: 'PUT', path: name, body, cap: ENTITY_CAP, emptyAllowed: true };
}

export function change(name: string, id: string, body: Record<string, unknown>): Call {
  return { method: 'PATCH', path: name, query: { id }, body, cap: ENTITY_CAP, emptyAllowed: true };
}

export function removal(name: string, id: string): Call {
  return { method: 'DELETE', path: name, query: { id }, cap: ENTITY_CAP, emptyAllowed: true };
}
