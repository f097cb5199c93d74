import { isHiddenField } from '../../lib/entries/index.ts';
import { slices } from '../../lib/library/index.ts';
import { findProblems, type LinkProblem } from '../../lib/link-problems/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** Milliseconds between two pauses. Half of the usual: so many findings keep the garbage collector busy, too. */
export const SLICE = 4;

export interface WorldProblems {
  problems: readonly LinkProblem[];
  /** Entries whose text isn't in the copy. */
  unread: number;
}

/** The broken links of a world. `others`: further worlds that may have a copy. */
export async function readProblems(
  { library, worldId }: WorldIndex,
  others: readonly WorldId[],
  signal: AbortSignal,
): Promise<WorldProblems> {
  const rest = slices(SLICE);
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  const problems = await findProblems(
    { library, worldId, searcher, links },
    { others, isHidden: isHiddenField, rest, signal },
  );
  let unread = 0;
  for (const { location, isPending } of searcher.hits('article')) {
    if (!isPending && !links.isRead(location)) unread += 1;
    const pause = rest();
    if (pause) await pause;
  }
  return { problems, unread };
}
