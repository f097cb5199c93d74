import { keyOf, type Searcher, slices } from '../../lib/library/index.ts';
import {
  type Exclusion,
  excludedBy,
  type MentionChoices,
  readWorld,
  type WorldMentions,
} from '../../lib/unlinked-mentions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { listOptions, PlaceList } from './place-list.ts';

/** Milliseconds of work between two pauses: half of a frame. */
const SLICE = 6;

/** Stands for all names of a world. It changes with any of them. */
export async function namesPrint(searcher: Pick<Searcher, 'hits'>): Promise<number> {
  const rest = slices(SLICE);
  let print = 0;
  for (const { ref, location, title, aliases } of searcher.hits('article')) {
    if (ref.id.startsWith('draft:')) continue;
    // In any order: hits have none.
    print = (print + keyOf([location, title, ...aliases].join('\n'))) % Number.MAX_SAFE_INTEGER;
    const pause = rest();
    if (pause) await pause;
  }
  return print;
}

/** How many texts a search reads, at most. */
export function countTexts(searcher: Pick<Searcher, 'sortFacts'>): number {
  let count = 0;
  for (const kind of ['article', 'category'] as const) for (const _ of searcher.sortFacts(kind)) count += 1;
  return count;
}

export interface Found {
  mentions: WorldMentions;
  /** Whether somebody stopped the search before its end. */
  isPartial: boolean;
}

/** Searches a world. What was found until `signal` aborts is returned, too. */
export async function searchWorld(
  { library, worldId }: Pick<WorldIndex, 'library' | 'worldId'>,
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<Found> {
  let started: WorldMentions | null = null;
  try {
    const onStart = (mentions: WorldMentions) => {
      started = mentions;
    };
    return { mentions: await readWorld(library, worldId, { signal, onStart, onProgress }), isPartial: false };
  } catch (error) {
    if (!signal.aborted || started === null) throw error;
    return { mentions: started, isPartial: true };
  }
}

/** Makes the list of what was found. */
export const listPlaces = (
  mentions: WorldMentions,
  { searcher, worldId }: Pick<WorldIndex, 'searcher' | 'worldId'>,
  choices: MentionChoices,
  exclusions: readonly Exclusion[],
): Promise<PlaceList> => {
  const isNameExcluded = excludedBy(exclusions, worldId);
  const isExcluded = (name: string, from: number) => {
    const hit = exclusions.length === 0 ? null : searcher.hit(from);
    return hit !== null && isNameExcluded(name, hit.ref);
  };
  return PlaceList.of(mentions, listOptions(searcher, choices, isExcluded), slices(SLICE));
};
