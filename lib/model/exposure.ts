import type { Values } from './change.ts';

/** What a change would reveal to readers who can't see it now. Null if nothing. */
export type Exposure =
  /** The resource becomes public. `isDraft`: while it's still a draft, only its authors can read it. */
  | { kind: 'public'; isDraft: boolean }
  /** It's no longer a draft. `isPublic` is null if that isn't known. */
  | { kind: 'published'; isPublic: true | null }
  /** More subscriber groups can see it. */
  | { kind: 'groups' };

const idsIn = (value: Values[string] | undefined): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Checks whether a change makes something visible to more people. Unknown values count as hidden: asking once too
 * often is better than not asking. Pure.
 *     @param seen the known field values before the change
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
