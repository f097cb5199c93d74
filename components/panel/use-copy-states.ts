import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { openLocalCopy, type WorldFacts } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** How a world's offline copy is, in a few words. */
export function copyStateText({ isPaused, progress, syncedAt }: WorldFacts): string {
  if (isPaused) return t('panel.worldPaused');
  if (syncedAt !== null) return t('panel.worldSynced');
  if (progress === null) return t('panel.worldAbsent');
  const { done, total } = progress;
  return total ? t('panel.worldSyncing', { share: Math.min(1, done / total) }) : t('library.checking');
}

/** Facts about these worlds' offline copies, kept up to date while `isWanted`. No index is opened for them. */
export function useCopyStates(
  worldIds: readonly WorldId[],
  isWanted: boolean,
): ReadonlyMap<WorldId, WorldFacts> {
  const [states, setStates] = useState<ReadonlyMap<WorldId, WorldFacts>>(new Map());
  const key = worldIds.join('\n');
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    let unsubscribe = () => {};
    const follow = async () => {
      const copy = await openLocalCopy();
      const read = async () => {
        const facts = await Promise.all(worldIds.map(async (id) => [id, await copy.worldFacts(id)] as const));
        if (!isCanceled) setStates(new Map(facts));
      };
      if (isCanceled) return;
      unsubscribe = copy.subscribe(({ what }) => {
        if (what !== 'recent') read().catch(reportAs('panel.readCopies'));
      });
      await read();
    };
    follow().catch(reportAs('panel.readCopies'));
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [key, isWanted]);
  return states;
}
