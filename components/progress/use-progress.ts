import type { WorldId } from '../../lib/model/index.ts';
import {
  addDays,
  type Challenge,
  type ChallengeArticle,
  type Plans,
  readPlans,
  watchPlans,
} from '../../lib/progress/index.ts';
import {
  type Day,
  type DayWords,
  dayOf,
  onVersions,
  readDays,
  readSums,
  type Sum,
} from '../../lib/versions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { useCurrent, useWatched } from '../ui/index.ts';

/** Days that the year and the bars show, and a little more. */
const SHOWN = 372;

/** Today, also after midnight. */
export const useToday = (): Day =>
  useCurrent(
    () => dayOf(Date.now()),
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  );

/** The words of a world by day, for as long as anything here looks back. */
export const useSums = (
  worldId: WorldId,
  today: Day,
  since: Day | null,
): ReadonlyMap<Day, Sum> | undefined => {
  const year = addDays(today, -SHOWN);
  const from = since !== null && since < year ? since : year;
  return useWatched(
    () => readSums(worldId, from, today),
    (changed) => onVersions((of) => (of === null || of === worldId) && changed()),
    [worldId, from, today],
  );
};

/** The words of a world by entry and day. */
export const useDays = (worldId: WorldId, from: Day, to: Day): readonly DayWords[] | undefined =>
  useWatched(
    () => readDays(worldId, from, to),
    (changed) => onVersions((of) => (of === null || of === worldId) && changed()),
    [worldId, from, to],
  );

export const usePlans = (worldId: WorldId): Plans | undefined =>
  useWatched(
    () => readPlans(worldId),
    (changed) => watchPlans(worldId, changed),
    [worldId],
  );

/** An article of a challenge, with what World Anvil counts in it. */
export interface CountedArticle extends ChallengeArticle {
  theirs: number | null;
  isPrivate: boolean;
}

async function articlesIn(
  { library, searcher, worldId }: WorldIndex,
  { from, to }: Challenge,
  rows: readonly DayWords[],
): Promise<CountedArticle[]> {
  const sums = new Map<string, { words: number; length: number }>();
  for (const { kind, id, day, came, went, words } of rows) {
    if (kind !== 'article' || day < from || day > to) continue;
    sums.set(id, { words: (sums.get(id)?.words ?? 0) + came - went, length: words });
  }
  const refs = [...sums.keys()].map((id) => ({ kind: 'article', id }) as const);
  const entries = await library.entries(worldId, refs);
  const found = await Promise.all(
    refs.map(async (ref, at): Promise<CountedArticle[]> => {
      const hit = searcher.hit(searcher.locate(ref));
      const sum = sums.get(ref.id);
      const resource = (await library.body(worldId, ref))?.resource;
      if (!hit || !sum) return [];
      const created = resource && 'createdAt' in resource ? resource.createdAt : null;
      return [
        {
          ...{ id: ref.id, title: hit.title, template: hit.template, isDraft: hit.isDraft },
          ...{ isPublic: hit.state === 'public', isPrivate: hit.state === 'private' },
          createdOn: created === null ? null : dayOf(created),
          ...{ words: Math.max(0, sum.words), length: sum.length, theirs: entries[at]?.wordcount ?? null },
        },
      ];
    }),
  );
  return found.flat();
}

/** The articles that got words during a challenge. */
export const useCounted = (
  worldIndex: WorldIndex,
  challenge: Challenge | null,
  rows: readonly DayWords[],
): readonly CountedArticle[] | undefined =>
  useWatched(
    async () => (challenge ? articlesIn(worldIndex, challenge, rows) : []),
    () => () => {},
    [worldIndex.searcher, challenge, rows],
  );
