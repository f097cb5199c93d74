import fc from 'fast-check';
import { article } from '../article.ts';
import { category, reference, Upstream } from './upstream.ts';

export const HOUR = 3_600_000;

/** An event in a world or its copy. */
export type Event =
  | { what: 'create' | 'delete' | 'rename' | 'move' | 'remake'; at: number }
  | { what: 'sync'; dies: number; how: 'request' | 'write' };

export const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('create', 'delete', 'rename', 'move', 'remake'),
      at: fc.nat(200),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('sync'),
      dies: fc.integer({ min: 1, max: 30 }),
      how: fc.constantFrom('request', 'write'),
    }),
  },
);

/** Applies an event. Lists of other kinds follow the articles, so that each of them has a history. */
export function happen(upstream: Upstream, { what, at }: { what: string; at: number }, turn: number): void {
  const lists = [upstream.articles, upstream.secrets, upstream.statblocks, upstream.manuscripts] as const;
  const which = at % 7;
  const list = lists[which] ?? upstream.articles;
  const place = list.length > 0 ? at % list.length : 0;
  const found = list[place];
  const id = list === upstream.statblocks ? String(1000 + turn) : `n${turn}`;
  if (what === 'create' || what === 'remake') {
    if (what === 'remake' && found) list.splice(place, 1);
    const title = what === 'remake' && found ? found.title : `New ${turn}`;
    list.push({ ...article(id, title, { updatedAt: turn * HOUR }), kind: null, icon: null });
  } else if (what === 'delete') list.splice(place, 1);
  else if (what === 'rename' && found) found.title = `Renamed ${turn}`;
  else if (what === 'move') {
    const one = upstream.articles[at % Math.max(1, upstream.articles.length)];
    if (one) one.categoryId = one.categoryId === 'c1' ? 'c2' : 'c1';
  }
}

/** A small world with small pages, so that a few changes cross page boundaries. */
export function smallWorld(version: 'current' | 'earlier'): Upstream {
  const upstream = new Upstream(version, 5).fill(18);
  upstream.categories = [category('c1', 'Places'), category('c2', 'Towns', 'c1')];
  upstream.secrets = [reference('s1', 'Who did it')];
  return upstream;
}
