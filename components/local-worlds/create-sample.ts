import { report } from '../../lib/diagnostics/index.ts';
import { type Message, message } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { createSampleWorld, SAMPLE_WORLD_ID, withSampleLock } from '../../lib/sample-world/index.ts';
import { sourceOf } from '../../lib/stored-state/index.ts';

/**
 * Creates the sample world, and has the background make its first changes, list it and copy it. Only a complete one is
 * listed, and a listed one stays as it is. What an interrupted creation left is replaced. Returns what went wrong, or
 * null.
 */
export async function createSample(): Promise<Message | null> {
  try {
    await withSampleLock(async () => {
      if ((await sourceOf(SAMPLE_WORLD_ID)) === null) await createSampleWorld();
    });
  } catch (error) {
    report(error, 'localWorlds.createSample');
    return message('localWorlds.sampleFailed');
  }
  const listed = await request('localWorlds.addSample', {});
  return listed.ok ? null : listed.problem.sentence;
}
