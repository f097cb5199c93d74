import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, IconButton } from '../ui/index.ts';
import type { OperationStatus, RunningOperation } from './operations.ts';
import './toast.css';

/** Milliseconds: long enough to read it and press Undo. While hovered or focused, the toast stays. */
const DISPLAY_MS = 12_000;

const TONES: Record<
  Exclude<OperationStatus['step'], 'conflict' | 'asking'>,
  'plain' | 'good' | 'warn' | 'danger'
> = {
  busy: 'plain',
  done: 'good',
  refused: 'danger',
  unknown: 'warn',
};

/** These texts may name entries, so they are covered. Why something failed is shown to everybody. */
const PRIVATE_STEPS: readonly OperationStatus['step'][] = ['busy', 'done'];

/** A toast for one operation, with Undo. It floats over the bottom of the screen, so nothing moves. */
export function UndoToast(props: {
  running: RunningOperation;
  /** Whether the undo key applies to this one. */
  hasKey: boolean;
  onUndo: () => void;
  onClose: () => void;
}) {
  const { operation, status } = props.running;
  const [isHeld, setHeld] = useState(false);
  const isOver = status.step === 'done';
  useEffect(() => {
    if (!isOver || isHeld) return;
    const timer = setTimeout(props.onClose, DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isOver, isHeld]);
  if (status.step === 'conflict' || status.step === 'asking') return null;
  const sentence = status.step === 'busy' ? operation.doing : status.sentence;
  return (
    <div
      class="toast"
      data-tone={TONES[status.step]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      {status.step !== 'busy' && <Icon name={status.step === 'done' ? 'check' : 'alert'} />}
      <p class="toast-text">
        <bdi class="toast-title" data-private={operation.isPrivate || undefined}>
          {operation.title || t('common.untitled')}
        </bdi>
        <span data-private={(operation.isPrivate && PRIVATE_STEPS.includes(status.step)) || undefined}>
          {sentence}
        </span>
      </p>
      {status.step === 'done' && status.undoes && (
        <Button size="small" tone="quiet" {...(props.hasKey && { keys: 'Ctrl+Z' })} onClick={props.onUndo}>
          {t('common.undo')}
        </Button>
      )}
      {status.step !== 'busy' && (
        <IconButton size="small" icon="close" label={t('common.close')} onClick={props.onClose} />
      )}
    </div>
  );
}
