import { useEffect, useState } from 'preact/hooks';
import { readIntended, readRulesOff, watchDecisions } from '../../lib/checks/index.ts';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';
import { type CheckedIndex, type CheckedWorld, type CheckState, checkedWorld } from './checked-world.ts';
import type { Decisions } from './decided.ts';

/** The checks of a world, and how far they are. */
export function useChecks(index: CheckedIndex): [world: CheckedWorld, state: CheckState] {
  const world = checkedWorld(index);
  const [, rerender] = useState(0);
  useEffect(() => world.watch(() => rerender((turn) => turn + 1)), [world]);
  return [world, world.state];
}

const NOTHING: ReadonlySet<string> = new Set();

/** What was decided in a world; undefined until it is read. */
export function useDecisions(worldId: WorldId): Decisions | undefined {
  return useWatched(
    async () => {
      const [intended, off] = await Promise.all([
        readIntended(worldId).catch(reportAndUse('findings.intended', NOTHING)),
        readRulesOff(worldId).catch(reportAndUse('findings.off', NOTHING)),
      ]);
      return { intended, off };
    },
    watchDecisions,
    [worldId],
  );
}
