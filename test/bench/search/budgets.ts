import { atLeast, atMost, shareOf } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { percentile } from './figures.ts';
import type { Result } from './tables.ts';

/** World size from which ratios apply: in a small world, an engine without an index is just as fast. */
const LARGE = 100_000;
/** Minimum number of answers for a meaningful recall. */
const ENOUGH = 100;

/**
 * What was promised of search, for a world of one size. On a machine that has other work too, milliseconds may be twice
 * as many.
 */
export function budgets(results: readonly Result[], size: number, isNoisy: boolean): Row[] {
  const ours = results.find(({ name }) => name === 'ours');
  if (!ours) return [];
  const full = results.find(({ name }) => name === 'excerpts');
  const { figures, recall } = ours;
  const { changing } = figures;
  const room = isNoisy ? 2 : 1;
  const none = Number.NaN;
  // A similar page that opens the same database and reads an empty value: no page is faster on this machine.
  const floor = results.find(({ name }) => name === 'floor')?.figures;
  const rows = [
    atMost('keystroke, p99', figures.typing.p99, room, 'ms'),
    atMost(
      'keystroke with 1 % changed, p99, against an unchanged index',
      percentile(changing?.typed ?? [], 0.99) / figures.typing.p99,
      1.5,
      '×',
    ),
    atMost('keystroke with filters and excerpts, p99', full?.figures.filtered?.p99 ?? none, 6, 'ms'),
    atMost('script to first answer, cold, against the floor', figures.cold / (floor?.cold ?? none), 1.4, '×'),
    atMost(
      'navigation to first answer, against the floor',
      figures.navigation / (floor?.navigation ?? none),
      1.3,
      '×',
    ),
    atMost('index, bytes an entry', figures.stored / size, 80, 'B'),
    atMost('heap beside the buffers', figures.heap / 1_000_000, 2, 'MB'),
    atMost('one entry changed and found', changing?.one.ms ?? none, 2, 'ms'),
    atMost('1 % changed', changing?.many?.ms ?? none, 30, 'ms'),
    atMost('1 % changed, longest task', changing?.many?.longest ?? none, 16, 'ms'),
    atMost('merged, longest task', changing?.merge?.longest ?? none, 16, 'ms'),
    shareOf('recall@5', recall.all, 0.99),
    shareOf('recall@5, one typo', recall.kinds.typo, 0.98),
  ];
  const peers = results.filter(
    ({ name, recall }) => !name.match(/^(ours|excerpts)$/) && recall.asked > ENOUGH,
  );
  if (peers.length > 0) {
    rows.push(
      shareOf(
        'recall@5, the best of the others',
        recall.all,
        Math.max(...peers.map((one) => one.recall.all)),
      ),
    );
  }
  return size < LARGE ? rows : [...rows, ...ratios(results, ours)];
}

/** The other engine's time relative to ours, for keystrokes that both completed undisturbed. */
function keystrokes(peer: Result, ours: Result): number {
  const same = Math.min(peer.figures.undisturbed.length, ours.figures.undisturbed.length);
  const p99 = ({ figures }: Result): number => percentile(figures.undisturbed.slice(0, same), 0.99);
  return p99(peer) / p99(ours);
}

function ratios(results: readonly Result[], ours: Result): Row[] {
  const against = (name: string, of: (peer: Result) => number): number => {
    const peer = results.find((result) => result.name === name);
    return peer ? of(peer) : Number.NaN;
  };
  return [
    atLeast(
      'keystroke p99, MiniSearch against ours',
      against('minisearch', (one) => keystrokes(one, ours)),
      100,
      '×',
    ),
    atLeast(
      'keystroke p99, FlexSearch against ours',
      against('flexsearch', (one) => keystrokes(one, ours)),
      4,
      '×',
    ),
    atLeast(
      'cold, MiniSearch against ours',
      against('minisearch', (one) => one.figures.coldBest / ours.figures.coldBest),
      15,
      '×',
    ),
  ];
}
