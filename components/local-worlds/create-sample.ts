import { report } from '../../lib/diagnostics/index.ts';
import { type Message, message } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { createSampleWorld, SAMPLE_EDITS, SAMPLE_WORLD } from '../../lib/sample-world/index.ts';

/**
 * Creates the sample world, as it was made, and has it copied. Then makes its first changes, so that there is something
 * to undo. Returns what went wrong, or null. Calling it again starts over.
 */
export async function createSample(): Promise<Message | null> {
  try {
    await createSampleWorld();
  } catch (error) {
    report(error, 'localWorlds.createSample');
    return message('localWorlds.sampleFailed');
  }
  const { id, title, slug, url } = SAMPLE_WORLD;
  const added = await request('localWorlds.add', {
    id,
    title,
    slug,
    url,
    source: 'sample',
    readAt: Date.now(),
  });
  if (!added.ok) return added.problem.sentence;
  for (const edit of SAMPLE_EDITS) {
    const changed = await request('history.change', { edit });
    if (!changed.ok) return changed.problem.sentence;
  }
  return null;
}
