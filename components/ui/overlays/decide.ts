import { report } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { announce, dismissToast, showToast } from './toasts.ts';

/** The toast of the last decision. */
export const DECISION_TOAST = 'decision';
/** Milliseconds: long enough to read it and press Undo. */
const DISPLAY_MS = 12_000;

/** Says that a decision couldn't be stored. */
export function decisionFailed(error: unknown): void {
  report(error, 'decide');
  const trouble = t('findings.notSaved');
  announce(trouble);
  showToast({ id: DECISION_TOAST, tone: 'danger', content: trouble, displayMs: null, onClose: () => {} });
}

/** Stores a decision, says so, and offers to undo it. */
export async function decide(
  worldId: WorldId,
  sentence: string,
  store: (isDecided: boolean) => Promise<void>,
): Promise<void> {
  try {
    await store(true);
  } catch (error) {
    decisionFailed(error);
    return;
  }
  announce(sentence);
  showToast({
    id: DECISION_TOAST,
    tone: 'good',
    content: sentence,
    displayMs: DISPLAY_MS,
    onUndo: () => {
      dismissToast(DECISION_TOAST);
      store(false).then(() => announce(t('common.undone')), decisionFailed);
    },
    onClose: () => {},
    worldId,
  });
}
