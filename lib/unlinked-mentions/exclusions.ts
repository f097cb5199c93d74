import type { EntryRef } from '../library/index.ts';

/** A name that a person doesn't want to link. */
export interface Exclusion {
  name: string;
  /** The entry in whose texts it isn't; null: in the whole world. */
  in: EntryRef | null;
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const keyOf = (name: string, ref: EntryRef | null): string =>
  ref === null ? `:${folded(name)}` : `${ref.kind}:${ref.id.toLowerCase()}:${folded(name)}`;

/** Tells whether a name is excluded in the texts of an entry. `name`: as `UnlinkedMention` has it. */
export function excludedBy(exclusions: readonly Exclusion[]): (name: string, ref: EntryRef) => boolean {
  const keys = new Set(exclusions.map((one) => keyOf(one.name, one.in)));
  return (name, ref) => keys.size > 0 && (keys.has(keyOf(name, null)) || keys.has(keyOf(name, ref)));
}
