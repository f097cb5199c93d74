import { short, table } from '../page/table.ts';
import { type Figures, percentile } from './figures.ts';
import { QUERY_KINDS } from './queries.ts';
import type { Recall } from './recall.ts';

/** One engine's results and the bytes of its code. */
export interface Result {
  name: string;
  code: number;
  figures: Figures;
  recall: Recall;
}

const MB = 1_000_000;
/** The floor: an engine that finds nothing. */
const FLOOR = 'floor';
const share = (part: number): string => (Number.isFinite(part) ? part.toFixed(3) : '–');

interface Column {
  head: string;
  value: (result: Result) => number;
}

/** Values where less is better: our figures, then the others relative to ours. */
const COLUMNS: Column[] = [
  { head: 'code kB', value: ({ code }) => code / 1_000 },
  { head: 'build ms', value: ({ figures }) => figures.build },
  { head: 'stored MB', value: ({ figures }) => figures.stored / MB },
  { head: 'cold ms', value: ({ figures }) => figures.cold },
  { head: 'at best', value: ({ figures }) => figures.coldBest },
  { head: 'from navigation', value: ({ figures }) => figures.navigation },
  { head: 'key p50', value: ({ figures }) => figures.typing.p50 },
  { head: 'p95', value: ({ figures }) => figures.typing.p95 },
  { head: 'p99', value: ({ figures }) => figures.typing.p99 },
  { head: 'p99 undisturbed', value: ({ figures }) => percentile(figures.undisturbed, 0.99) },
  { head: 'heap MB', value: ({ figures }) => figures.heap / MB },
  { head: 'buffers MB', value: ({ figures }) => figures.buffers / MB },
  { head: '1 change ms', value: ({ figures }) => figures.changing?.one.ms ?? Number.NaN },
  { head: '1 % ms', value: ({ figures }) => figures.changing?.many?.ms ?? Number.NaN },
  { head: 'longest task', value: ({ figures }) => figures.changing?.many?.longest ?? Number.NaN },
  { head: 'p99 then', value: ({ figures }) => percentile(figures.changing?.typed ?? [], 0.99) },
];

export function figuresTable(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.name,
    ...COLUMNS.map(({ value }) => short(value(result))),
    result.figures.parts.map(short).join(' + '),
    result.figures.typing.keystrokes.toLocaleString('en-GB'),
    `${result.figures.changing?.found ?? 0}/${result.figures.changing?.asked ?? 0}`,
  ]);
  return table(
    [
      'engine',
      ...COLUMNS.map(({ head }) => head),
      'cold: load, read, open, ask',
      'keystrokes',
      'changes found',
    ],
    rows,
  );
}

/** The others' values relative to ours. */
export function ratiosTable(results: readonly Result[], ours: Result): string {
  const compared = COLUMNS.filter(({ head }) => head !== 'buffers MB');
  const rows = results
    .filter(({ name }) => name !== ours.name && name !== FLOOR)
    .map((result) => [
      result.name,
      ...compared.map(({ value }) => {
        const ratio = value(result) / value(ours);
        return Number.isFinite(ratio) ? `${short(ratio)} ×` : '–';
      }),
    ]);
  return table([`against ${ours.name}`, ...compared.map(({ head }) => head)], rows);
}

export function recallTable(results: readonly Result[]): string {
  const finders = results.filter(({ name }) => name !== FLOOR);
  const rows = finders.map(({ name, recall }) => [
    name,
    ...[recall.all, recall.latin, recall.other].map(share),
    ...QUERY_KINDS.map((kind) => share(recall.kinds[kind])),
    String(recall.asked),
  ]);
  return table(['recall@5', 'all', 'Latin', 'other scripts', ...QUERY_KINDS, 'asked'], rows);
}
