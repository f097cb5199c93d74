import { isHiddenField } from '../../lib/entries/index.ts';
import { type EntryRef, slices } from '../../lib/library/index.ts';
import { findProblems, type LinkProblem } from '../../lib/link-problems/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { countTexts, type TextCount } from '../library/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** Milliseconds between two pauses. Half of the usual: so many findings keep the garbage collector busy, too. */
export const SLICE = 4;

interface WorldProblems {
  problems: readonly LinkProblem[];
  texts: TextCount;
}

/** The broken links of a world. `others`: further worlds that may have a copy. */
export async function readProblems(
  { library, worldId }: WorldIndex,
  others: readonly WorldId[],
  signal: AbortSignal,
): Promise<WorldProblems> {
  const rest = slices(SLICE);
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  const texts = await countTexts(searcher, links, rest);
  const problems = await findProblems(
    { library, worldId, searcher, links },
    { others, isHidden: isHiddenField, rest, signal },
  );
  return { problems, texts };
}

/** The props of both tabs. */
export interface LinkProblemsProps {
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}
