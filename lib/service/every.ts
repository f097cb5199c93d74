import { type Described, described } from './described.ts';
import { pages } from './pages.ts';
import type { Every, EveryOptions, List } from './port.ts';

/** The iterator of a list; it makes the list's calls. */
export function every<Parent, T extends { id: string | number }>(
  list: List<Parent, T> & Described,
): Every<Parent, T> & Described {
  return described(list.calls, (parent: Parent, options?: EveryOptions) =>
    pages((offset, each) => list(parent, offset, each), options),
  );
}
