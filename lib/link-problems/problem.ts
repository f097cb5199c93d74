import type { EntryRef, PlacedLink } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';

/**
 * What is wrong with a link. `gone`: the copy held its target, and World Anvil has it no longer. `elsewhere`: its target is in
 * another world. `unknown`: no copy has its target; why can't be told. `private`: readers see the link but not its target.
 */
export const PROBLEM_KINDS = ['gone', 'elsewhere', 'unknown', 'private'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export interface LinkProblem {
  kind: ProblemKind;
  link: PlacedLink;
  /** The title that the target has or had, if it is known. */
  title: string | null;
  /** What the link says, without markup; null if it says nothing, or if its text wasn't read. */
  label: string | null;
  /** Where the target is, if that isn't this world. */
  elsewhere: { worldId: WorldId; ref: EntryRef } | null;
}

/** What is known of targets that the copy doesn't hold, by their keys. */
export interface ProblemSources {
  /** Entries that the copy held once. */
  gone: ReadonlyMap<number, string>;
  /** Entries of other worlds with a copy. */
  elsewhere: ReadonlyMap<number, { worldId: WorldId; ref: EntryRef; title: string }>;
}

/**
 * What is wrong with a link whose target the copy doesn't hold. Null: nothing that can be known.
 * @param key of its target
 * @param target `shared`: of a kind that worlds take from each other and that copies hold only in part, such as images;
 * `address`: a page of any world; `unlisted`: a page that no copy has
 */
export function sortProblem(
  link: PlacedLink,
  key: number,
  target: 'entry' | 'shared' | 'address' | 'unlisted',
  { gone, elsewhere }: ProblemSources,
): LinkProblem | null {
  const there = elsewhere.get(key);
  // Images of another world are shown as well, and an address says itself where it leads.
  if (there && target === 'entry')
    return {
      kind: 'elsewhere',
      link,
      label: null,
      title: there.title,
      elsewhere: { worldId: there.worldId, ref: there.ref },
    };
  if (there) return null;
  const title = gone.get(key);
  if (title !== undefined) return { kind: 'gone', link, label: null, title, elsewhere: null };
  return target === 'entry' || target === 'address'
    ? { kind: 'unknown', link, label: null, title: null, elsewhere: null }
    : null;
}
