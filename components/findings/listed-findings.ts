import type { Finding, FindingKey } from '../../lib/checks/index.ts';
import { type Decisions, decide } from './decided.ts';

/** A list that a person reads, and what has changed in the world since it was made. */
export interface ListedFindings {
  /** In the list, also those that are no longer found. */
  listed: readonly Finding[];
  /** Keys of those that are no longer found. */
  gone: ReadonlySet<FindingKey>;
  /** How many were found since. */
  newCount: number;
}

/**
 * Compares what was found when a list was made with what is found now. Rows keep their places while they are read, so that
 * none moves under a pointer or the focus; only decisions take effect at once. A list with nothing left in it takes what is
 * new.
 */
export function compareListed(
  before: readonly Finding[],
  now: readonly Finding[],
  decisions: Decisions,
): ListedFindings {
  const current = new Map(now.map((finding) => [finding.key, finding]));
  const known = new Set(before.map(({ key }) => key));
  // The same finding may have other positions now.
  const { open: listed } = decide(
    before.map((finding) => current.get(finding.key) ?? finding),
    decisions,
  );
  const gone = new Set(listed.filter(({ key }) => !current.has(key)).map(({ key }) => key));
  if (gone.size === listed.length)
    return { listed: decide(now, decisions).open, gone: new Set(), newCount: 0 };
  const found = decide(
    now.filter(({ key }) => !known.has(key)),
    decisions,
  );
  return { listed, gone, newCount: found.open.length };
}
