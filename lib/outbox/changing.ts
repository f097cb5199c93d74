import type { ArticleId } from '../model/index.ts';
import type { PlannedChange } from './delivery/history-recorder.ts';
import { type SendContext, saveReadFailure } from './delivery/send-context.ts';
import type { Draft } from './draft.ts';

/**
 * Changes an article exclusively. Its old state is recorded first. A change that can't be recorded isn't sent, and is
 * retried.
 */
export async function changing(
  context: SendContext,
  draft: Draft,
  id: ArticleId,
  work: (keeps: (planned: Omit<PlannedChange, 'worldId' | 'draftId'>) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const recorder = await context.historyRecorder();
  const worldId = draft.text.worldId ?? '';
  const make = () =>
    work(async (planned) => {
      const recorded = recorder && (await recorder.record({ ...planned, worldId, draftId: draft.id }));
      if (!recorded || recorded.ok) return true;
      await saveReadFailure(context, draft, { kind: 'notUnderstood', sentence: recorded.problem.sentence });
      return false;
    });
  await (recorder ? recorder.exclusively({ worldId, id }, make) : make());
}
