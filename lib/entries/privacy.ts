import type { Entry } from '../library/index.ts';

type Told = Pick<Entry, 'state' | 'isDraft'> & { isPending?: boolean };

/** Whether a thing is for its owner's eyes: every secret, every draft, and what is not public. Pure. */
export function isPrivate(kind: Entry['kind'], { state, isDraft, isPending }: Told): boolean {
  if (kind === 'secret' || isDraft || isPending) return true;
  // Lists do not tell the state of everything; of articles they do.
  return kind === 'article' ? state !== 'public' : state === 'private';
}
