import type { ArticleId } from '../model/index.ts';
import { type Bench, failed } from './bench.ts';
import type { Draft } from './draft.ts';
import type { Deed } from './keeper.ts';

/** Changes an article alone; what stood there is kept before it is sent. What cannot be kept is not sent, and is tried again. */
export async function changing(
  bench: Bench,
  draft: Draft,
  id: ArticleId,
  work: (keeps: (deed: Omit<Deed, 'worldId' | 'draftId'>) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const keeper = await bench.keeper();
  const worldId = draft.text.worldId ?? '';
  const make = () =>
    work(async (deed) => {
      const sentence = keeper && (await keeper.keep({ ...deed, worldId, draftId: draft.id }));
      if (!sentence) return true;
      const failure = { kind: 'notUnderstood', sentence } as const;
      await failed(bench, draft, { ok: false, failure, sent: false });
      return false;
    });
  await (keeper ? keeper.alone({ worldId, id }, make) : make());
}
