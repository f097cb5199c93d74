import type { NameFinder } from './found.ts';
import type { PackedNames } from './packed.ts';

/** `superseded` says whether a newer segment holds what an older one (by its place in the list) has at a location. */
export function createNameFinder(
  newestFirst: readonly PackedNames[],
  _superseded: (location: number, segment: number) => boolean = () => false,
): NameFinder {
  const size = newestFirst.reduce((all, names) => all + names.size, 0);
  return { size, find: () => [] };
}
