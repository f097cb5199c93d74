import * as z from 'zod/mini';
import type { WorldId } from '../model/index.ts';
import { PROGRESS_PLANS_KEY, stored } from '../stored-state/index.ts';
import type { Challenge } from './challenge.ts';
import type { Goal } from './goal.ts';

/** What a person wants to write in a world. */
export interface Plans {
  goal: Goal | null;
  challenge: Challenge | null;
}

const NONE: Plans = { goal: null, challenge: null };
/** More than anybody types. */
const MOST = 10_000_000;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const count = z.number().check(z.gte(0), z.lte(MOST));
const goal = z.object({ unit: z.enum(['day', 'week']), words: count });
const challenge = z.object({
  ...{ name: z.string(), from: day, to: day, target: count, unit: z.enum(['words', 'articles']) },
  ...{ isOnlyNew: z.boolean(), isOnlyPublic: z.boolean(), isWithoutDrafts: z.boolean(), minimum: count },
  templates: z.array(z.string()),
});
const item = z.object({
  worldId: z.string(),
  goal: z.catch(z.nullable(goal), null),
  challenge: z.catch(z.nullable(challenge), null),
});

type Item = Plans & { worldId: WorldId };

const { read, watch, change } = stored(PROGRESS_PLANS_KEY, (raw): Item[] =>
  Array.isArray(raw)
    ? raw.flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? parsed.data : [];
      })
    : [],
);

const of = (items: readonly Item[], worldId: WorldId): Plans =>
  items.find((one) => one.worldId === worldId) ?? NONE;

export const readPlans = async (worldId: WorldId): Promise<Plans> => of(await read(), worldId);

/** Calls the listener after each change. Returns a function that stops it. */
export const watchPlans = (worldId: WorldId, listener: (plans: Plans) => void): (() => void) =>
  watch((items) => listener(of(items, worldId)));

export const writePlans = (worldId: WorldId, { goal, challenge }: Plans): Promise<void> =>
  change((items) => [...items.filter((one) => one.worldId !== worldId), { worldId, goal, challenge }]);
