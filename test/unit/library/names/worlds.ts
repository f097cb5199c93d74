import { createNameFinder, type KnownName, type NameFinder } from '../../../../lib/library/names/index.ts';

/** A finder for these names; each name's location is its index. */
export function finderOf(...names: string[]): NameFinder {
  return createNameFinder(names.map((name, location) => ({ name, location })));
}

/** Names of people, places and items, as they are written in a text. */
export function namesIn(text: string, kind: NonNullable<KnownName['kind']>, ...names: string[]): string[] {
  return createNameFinder(names.map((name, location) => ({ name, location, kind })))
    .find(text)
    .map(({ start, end }) => text.slice(start, end));
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
