import { message } from '../../i18n/index.ts';
import type { ResultOf } from '../../messaging/index.ts';
import { failed, ok } from '../../model/index.ts';
import {
  hasSampleWorld,
  SAMPLE_EDITS,
  SAMPLE_WORLD,
  SAMPLE_WORLD_ID,
  withSampleLock,
} from '../../sample-world/index.ts';
import { sourceOf } from '../../stored-state/index.ts';
import type { HistoryRunner } from '../history/history-runner.ts';
import type { LocalWorldList } from './local-worlds.ts';

const INCOMPLETE = { kind: 'internal', sentence: message('localWorlds.sampleFailed') } as const;

/**
 * Makes the first changes of the sample world that a page has just created, and lists it. Listing comes last, so only a
 * complete world is listed; whatever ends this earlier, a page creates the world again before the next call.
 */
export const addSample = (
  history: Pick<HistoryRunner, 'asked'>,
  worlds: Pick<LocalWorldList, 'add'>,
): Promise<ResultOf<'localWorlds.addSample'>> =>
  withSampleLock(async () => {
    if ((await sourceOf(SAMPLE_WORLD_ID)) !== null) return ok(undefined);
    // Another window may have removed it meanwhile.
    if (!(await hasSampleWorld())) return failed(INCOMPLETE);
    // The changes that an interrupted call has made were made to what the page replaced.
    const forgotten = await history.asked(async (engine) => ok(await engine.forget(SAMPLE_WORLD_ID)));
    if (!forgotten.ok) return forgotten;
    for (const edit of SAMPLE_EDITS) {
      const changed = await history.asked((engine) => engine.change(edit));
      if (!changed.ok) return changed;
    }
    await worlds.add({ ...SAMPLE_WORLD, source: 'sample', readAt: Date.now() });
    return ok(undefined);
  });
