import type { Values } from './change.ts';

/** What a change would let readers see who can't see it now; null: nothing. */
export type Exposure =
  /** It becomes public. `isDraft`: while it's still a draft, only its authors can read it. */
  | { kind: 'public'; isDraft: boolean }
  /** It's no longer a draft. `isPublic` null: whether it's public isn't known. */
  | { kind: 'published'; isPublic: true | null }
  /** More groups of readers see it. */
  | { kind: 'groups' };

const idsIn = (value: Values[string] | undefined): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Whether a change lets more people read a thing. What isn't known counts as hidden, so that it is asked about once too
 * often rather than never. Pure.
 * @param seen the thing's fields before the change, as far as they are known
 */
export function exposureOf(changes: Values, seen: Values): Exposure | null {
  const after: Values = { ...seen, ...changes };
  if (changes.state === 'public' && seen.state !== 'public')
    return { kind: 'public', isDraft: after.isDraft === true };
  if (changes.isDraft === false && seen.isDraft !== false && after.state !== 'private')
    return { kind: 'published', isPublic: after.state === 'public' ? true : null };
  const before = idsIn(seen.groupIds);
  return idsIn(changes.groupIds).some((id) => !before.includes(id)) ? { kind: 'groups' } : null;
}
