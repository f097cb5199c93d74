import type { Row } from '../row.ts';
import { short } from '../table.ts';
import { percentile } from './figures.ts';
import type { Result } from './tables.ts';

/** Where ratios are promised: an engine that needs nothing is as fast as ours in a small world. */
const LARGE = 100_000;

function most(what: string, value: number, goal: number, unit: string): Row {
  const met = Number.isFinite(value) ? value <= goal : null;
  return { what, value: `${short(value)} ${unit}`, goal: `≤ ${goal} ${unit}`, met };
}

function least(what: string, value: number, goal: number): Row {
  const met = Number.isFinite(value) ? value >= goal : null;
  return { what, value: value.toFixed(3), goal: `≥ ${goal.toFixed(3)}`, met };
}

function times(what: string, value: number, goal: number): Row {
  const met = Number.isFinite(value) ? value >= goal : null;
  return { what, value: `${short(value)} ×`, goal: `≥ ${goal} ×`, met };
}

/**
 * What was promised of search, for a world of one size. On a machine that has other work too, milliseconds may be twice
 * as many.
 */
export function budgets(results: readonly Result[], size: number, isNoisy: boolean): Row[] {
  const named = new Map(results.map((result) => [result.name, result]));
  const ours = named.get('ours');
  const full = named.get('excerpts');
  if (!ours) return [];
  const rows: Row[] = [];
  const { figures, recall } = ours;
  const peers = results.filter(({ name }) => name !== 'ours' && name !== 'excerpts');
  const rooms = isNoisy ? 2 : 1;
  rows.push(most('keystroke, p99', figures.typing.p99, rooms, 'ms'));
  const delta = percentile(figures.changing?.typed ?? [], 0.99);
  rows.push(most('keystroke with 1 % changed, p99', delta, rooms, 'ms'));
  if (full)
    rows.push(most('keystroke with filters and excerpts, p99', full.figures.filtered?.p99 ?? NaN, 6, 'ms'));
  rows.push(most('cold, script to first answer', figures.cold, 15 * rooms, 'ms'));
  rows.push(most('navigation to first answer', figures.navigation, 60, 'ms'));
  rows.push(most('index, bytes an entry', figures.stored / size, 80, 'B'));
  rows.push(most('heap beside the buffers', figures.heap / 1_000_000, 2, 'MB'));
  rows.push(most('one entry changed', figures.changing?.one.ms ?? NaN, 1, 'ms'));
  rows.push(most('1 % changed', figures.changing?.many?.ms ?? NaN, 30, 'ms'));
  rows.push(most('1 % changed, longest task', figures.changing?.many?.longest ?? NaN, 16, 'ms'));
  rows.push(most('merged, longest task', figures.changing?.merge?.longest ?? NaN, 16, 'ms'));
  rows.push(least('recall@5', recall.all, 0.99));
  rows.push(least('recall@5, one typo', recall.kinds.typo, 0.98));
  const best = Math.max(...peers.filter(({ recall }) => recall.asked > 100).map(({ recall }) => recall.all));
  if (Number.isFinite(best)) rows.push(least("recall@5, at least the best peer's", recall.all, best));
  return size < LARGE ? rows : [...rows, ...ratios(named, ours)];
}

function ratios(named: ReadonlyMap<string, Result>, ours: Result): Row[] {
  const against = (name: string, of: (result: Result) => number): number => {
    const peer = named.get(name);
    return peer ? of(peer) / of(ours) : Number.NaN;
  };
  return [
    times(
      'keystroke p99, MiniSearch against ours',
      against('minisearch', ({ figures }) => figures.typing.p99),
      150,
    ),
    times(
      'keystroke p99, FlexSearch against ours',
      against('flexsearch', ({ figures }) => figures.typing.p99),
      4,
    ),
    times(
      'cold, MiniSearch against ours',
      against('minisearch', ({ figures }) => figures.cold),
      30,
    ),
  ];
}
