import type * as z from 'zod/mini';
import type { Raw } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { CallOptions, ListOptions } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { BY_ID_OR_TITLE, get, LIST_PAGE, listed, listQuery, WHOLE } from './calls.ts';

// Builders for aragorn's read methods. Each method lists the API calls it makes.

type Schema<T> = z.ZodMiniType<T>;

export function reads<T extends { id: string | number }>(client: Client, path: string, schema: Schema<T>) {
  return describeMethod(
    [`GET ${path}`],
    async (id: string | number, options?: CallOptions): Promise<T & { raw: Raw }> => {
      const raw = await client.read(get(path, id), options);
      return { ...parseEntity(schema, raw, String(id)), raw };
    },
  );
}

/** `key`: the response's field of entries. Oldest first: entries added during a walk don't shift pages. */
export function lists<T>(client: Client, path: string, key: string, schema: Schema<T>) {
  return describeMethod(
    [`GET ${path}`],
    async (parent: string | number, offset: number, options: ListOptions = {}) => {
      const { term, order = 'id', direction = 'ascending' } = options;
      const query = listQuery(BY_ID_OR_TITLE, offset, { term, order, direction });
      const answer = await client.read(listed(path, parent, query), options);
      return parsePage(schema, answer[key], { offset, size: LIST_PAGE }, (item) => item);
    },
  );
}

/** A list without pages. */
export function wholeList<T>(client: Client, path: string, key: string, schema: Schema<T>) {
  return describeMethod([`GET ${path}`], async (parent: string, options?: CallOptions): Promise<T[]> => {
    const answer = await client.read(listed(path, parent), options);
    return parsePage(schema, answer[key], WHOLE, (item) => item).items;
  });
}
