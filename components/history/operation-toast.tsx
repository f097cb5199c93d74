import { t } from '../../lib/i18n/index.ts';
import type { Toast } from '../ui/index.ts';
import { dismiss, type OperationStatus, type RunningOperation } from './operations.ts';

/** Milliseconds: long enough to read it and press Undo. */
const DISPLAY_MS = 12_000;

const TONES: Record<Exclude<OperationStatus['step'], 'conflict' | 'asking'>, Toast['tone']> = {
  busy: 'busy',
  done: 'good',
  refused: 'danger',
  unknown: 'warn',
};

/** These texts may name entries, so they are covered. Why something failed is shown to everybody. */
const PRIVATE_STEPS: readonly OperationStatus['step'][] = ['busy', 'done'];

/** The toast of an operation; null while a dialog asks about it. */
export function toastOf(running: RunningOperation, onUndo: () => void): Toast | null {
  const { key, operation, status } = running;
  if (status.step === 'conflict' || status.step === 'asking') return null;
  const { isPrivate } = operation;
  return {
    id: `operation ${key}`,
    tone: TONES[status.step],
    content: (
      <>
        <bdi class="toast-title" data-private={isPrivate || undefined}>
          {operation.title || t('common.untitled')}
        </bdi>
        <span data-private={(isPrivate && PRIVATE_STEPS.includes(status.step)) || undefined}>
          {status.step === 'busy' ? operation.doing : status.sentence}
        </span>
      </>
    ),
    displayMs: status.step === 'done' ? DISPLAY_MS : null,
    onUndo: status.step === 'done' && status.undoes ? onUndo : undefined,
    onClose: () => dismiss(key),
    worldId: operation.ref.worldId,
  };
}
