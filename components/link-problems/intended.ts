import { readIntended, setIntended, watchDecisions } from '../../lib/checks/index.ts';
import { reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, dismissToast, showToast, useWatched } from '../ui/index.ts';

const TOAST = 'linkProblems';
const NO_KEYS: ReadonlySet<string> = new Set();

/** Keys of what a person marked as intended; undefined until they are read. */
export const useIntended = (worldId: WorldId): ReadonlySet<string> | undefined =>
  useWatched(
    () => readIntended(worldId).catch(reportAndUse('linkProblems.intended', NO_KEYS)),
    watchDecisions,
    [worldId],
  );

/** Marks these as intended, with Undo. */
export async function intend(worldId: WorldId, keys: readonly string[]): Promise<void> {
  const setAll = (isIntended: boolean) => setIntended(worldId, [...new Set(keys)], isIntended);
  await setAll(true);
  announce(t('findings.intended'));
  showToast({
    id: TOAST,
    tone: 'good',
    content: t('findings.intended'),
    displayMs: null,
    onUndo: () => {
      dismissToast(TOAST);
      setAll(false).then(() => announce(t('findings.undone')), reportAs('linkProblems.undo'));
    },
    onClose: () => {},
    worldId,
  });
}
