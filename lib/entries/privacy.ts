import type { Entry } from '../library/index.ts';

type PrivacyFields = Pick<Entry, 'state' | 'isDraft'> & { isPending?: boolean };

/** Whether only the owner may see an entry: secrets, drafts, and anything that isn't public. Pure. */
export function isPrivate(kind: Entry['kind'], { state, isDraft, isPending }: PrivacyFields): boolean {
  if (kind === 'secret' || isDraft || isPending) return true;
  // Lists return the state of articles, but not of all other kinds.
  return kind === 'article' ? state !== 'public' : state === 'private';
}
