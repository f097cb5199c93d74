import type * as z from 'zod/mini';
import type { Raw } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { CallOptions, Created, ListOptions } from '../port.ts';
import { createdHint } from '../schema/article.ts';
import { toNumber } from '../schema/fields.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { hasAny, withoutMissing, withoutNulls } from '../schema/write.ts';
import { unsupported } from '../transport/failures.ts';
import { type Call, LIST_CAP } from '../transport/send.ts';
import { change, creation, entity, type Granularity, list, PAGE, removal } from './calls.ts';

// Builders for boromir's methods. Each method lists the API calls it makes.

type Schema<T> = z.ZodMiniType<T>;
type Body = Record<string, unknown>;

/** A global list request without side effects, which shows whether streamed bodies arrive. */
export const PROBE: Call = {
  method: 'POST',
  path: 'rpgsystems',
  query: { granularity: '-1' },
  body: { limit: '1', offset: '0' },
  cap: LIST_CAP,
};

export function reads<T extends { id: string | number }>(
  client: Client,
  name: string,
  granularity: Granularity,
  schema: Schema<T>,
) {
  return describeMethod(
    [`GET ${name}?granularity=${granularity}`],
    async (id: string | number, options?: CallOptions): Promise<T & { raw: Raw }> => {
      const raw = await client.read(entity(name, String(id), granularity), options);
      return { ...parseEntity(schema, raw, String(id)), raw };
    },
  );
}

export function lists<T>(client: Client, path: string, schema: Schema<T>) {
  return describeMethod(
    [`POST ${path}`],
    async (parent: string | number, offset: number, options?: ListOptions) => {
      rejectFilters(options);
      const answer = await client.read(list(path, String(parent), offset), options);
      return parsePage(schema, answer.entities, { offset, size: PAGE }, (item) => item);
    },
  );
}

/** Throws `unsupported` for search terms and sort orders, which boromir's lists don't have. */
export function rejectFilters({ term, order, direction }: ListOptions = {}): void {
  if (term !== undefined) throw unsupported();
  if (order ?? direction) throw unsupported();
}

export function creates<New>(client: Client, name: string, body: (fields: New) => Body) {
  return describeMethod(
    [`PUT ${name}`],
    async (fields: New, options?: CallOptions): Promise<Created> =>
      createdHint(
        await client.create(creation(name, withoutNulls(withoutMissing(body(fields)))), PROBE, options),
      ),
  );
}

/** For resources with numeric ids. */
export function createsNumbered<New>(client: Client, name: string, body: (fields: New) => Body) {
  const create = creates(client, name, body);
  return describeMethod(
    create.calls,
    async (fields: New, options?: CallOptions): Promise<Created<number>> => {
      const { id, url } = await create(fields, options);
      return { id: toNumber(id), url };
    },
  );
}

export function patches<Fields>(client: Client, name: string, body: (fields: Fields) => Body) {
  return describeMethod(
    [`PATCH ${name}`],
    async (id: string | number, changes: Fields, options?: CallOptions): Promise<void> => {
      const sent = withoutMissing(body(changes));
      if (hasAny(sent)) await client.write(change(name, String(id), sent), options);
    },
  );
}

export function removes(client: Client, name: string) {
  return describeMethod(
    [`DELETE ${name}`],
    async (id: string | number, options?: CallOptions): Promise<void> => {
      await client.write(removal(name, String(id)), options);
    },
  );
}
