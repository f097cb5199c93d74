import type { Context } from '../route.ts';
import { badRequest } from '../rules/index.ts';

/** The `id` parameter. Throws 400 if it is missing. */
export function queryId({ query }: Context): string {
  const id = query.get('id');
  if (!id) throw badRequest();
  return id;
}

/** The granularity, by default -1. Undocumented values are accepted, unless the quirk requires one of `allowed`. */
export function queryGranularity({ query, quirks }: Context, allowed: readonly number[]): number {
  const value = query.get('granularity') || (quirks.strictGranularity ? '' : '-1');
  if (!/^-?\d$/.test(value)) throw badRequest();
  if (quirks.strictGranularity && !allowed.includes(Number(value))) throw badRequest();
  return Number(value);
}

export interface Page {
  limit: number;
  offset: number;
}

/** Parses `{limit, offset}`, given as strings or integers: 1 to 50 and 0 or more. Defaults: 50 and 0. */
export function bodyPage({ body, quirks }: Context): Page {
  const strict = quirks.strictLists;
  if (strict && (typeof body.limit !== 'string' || typeof body.offset !== 'string')) throw badRequest();
  const limit = wholeNumber(body.limit ?? 50);
  const offset = wholeNumber(body.offset ?? 0);
  if (limit < 1 || limit > 50) throw badRequest();
  return { limit: Math.min(limit, quirks.pageSize || 50), offset };
}

function wholeNumber(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) throw badRequest();
  return Number(text);
}
