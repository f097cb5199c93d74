import {
  createNameFinder,
  type NameFinder,
  openNames,
  packNames,
} from '../../../../lib/library/names/index.ts';

/** A finder for these names; each name's location is its index. */
export function finderOf(...names: string[]): NameFinder {
  const packed = openNames(packNames(names.map((name, location) => ({ name, location }))));
  if (!packed) throw new Error('The names did not open.');
  return createNameFinder([packed]);
}

/** Matches as written, with the known name if it differs. */
export function foundIn(text: string, ...names: string[]): string[] {
  return finderOf(...names)
    .find(text)
    .map(({ start, end, name }) => {
      const written = text.slice(start, end);
      return written === name ? name : `${written} = ${name}`;
    });
}
