import { jsonAnswer } from '../answer.ts';
import type { Context } from '../route.ts';
import { Refusal } from '../rules/index.ts';

/** The effective query of a list, as echoed in the response. */
export interface ListQuery<Order extends string> {
  term: string | null;
  offset: number;
  order_by: Order;
  trajectory: 'ASC' | 'DESC';
}

/** The page size: the documented one, or the `limit` that live clients send. */
export function pageSize({ query, quirks }: Context, size: number): number {
  const asked = Number(query.get('limit'));
  const valid = quirks.earlierLimit && Number.isInteger(asked) && asked >= 1 && asked <= 50;
  return Math.min(valid ? asked : size, quirks.pageSize || 50);
}

/**
 * @param orders the valid values of `order_by`, the default first
 */
export function readListQuery<Order extends string>(
  query: URLSearchParams,
  orders: readonly [Order, ...Order[]],
): ListQuery<Order> {
  const offset = query.get('offset') ?? '0';
  if (!/^\d{1,9}$/.test(offset)) throw badQuery('offset must be a whole number of 0 or more');
  const wanted = query.get('order_by') ?? orders[0];
  const order_by = orders.find((order) => order === wanted);
  if (order_by === undefined) throw badQuery(`order_by must be one of ${orders.join(', ')}`);
  const trajectory = (query.get('trajectory') ?? 'ASC').toUpperCase();
  if (trajectory !== 'ASC' && trajectory !== 'DESC') throw badQuery('trajectory must be ASC or DESC');
  const term = query.get('term');
  return { term: term === '' ? null : term, offset: Number(offset), order_by, trajectory };
}

function badQuery(message: string): Refusal {
  return new Refusal(jsonAnswer({ success: false, error: message }, 400));
}
