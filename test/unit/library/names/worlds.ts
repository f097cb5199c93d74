import {
  createNameFinder,
  type NameFinder,
  openNames,
  packNames,
} from '../../../../lib/library/names/index.ts';

/** A finder that knows these names; the location of each is its place in the list. */
export function finderOf(...names: string[]): NameFinder {
  const packed = openNames(packNames(names.map((name, location) => ({ name, location }))));
  if (!packed) throw new Error('The names did not open.');
  return createNameFinder([packed]);
}

/** What is found, as written in the text, and the known name where it is another. */
export function foundIn(text: string, ...names: string[]): string[] {
  return finderOf(...names)
    .find(text)
    .map(({ start, end, name }) => {
      const written = text.slice(start, end);
      return written === name ? name : `${written} = ${name}`;
    });
}
