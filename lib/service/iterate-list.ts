import { type DescribedMethod, describeMethod } from './describe-method.ts';
import { pages } from './pages.ts';
import type { Every, EveryOptions, List } from './port.ts';

/** Turns a paged list into an iterator over its entries. */
export function iterateList<Parent, T extends { id: string | number }>(
  list: List<Parent, T> & DescribedMethod,
): Every<Parent, T> & DescribedMethod {
  return describeMethod(list.calls, (parent: Parent, options?: EveryOptions) =>
    pages((offset, each) => list(parent, offset, each), options),
  );
}
