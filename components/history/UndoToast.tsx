import { useEffect, useState } from 'preact/hooks';
import { Button, Icon, IconButton } from '../ui/index.ts';
import type { Standing, Told } from './deeds.ts';
import './toast.css';

/** Milliseconds: long enough to be read and to be taken back; while a hand or the focus is on it, it stays. */
const STAYS = 12_000;

const TONES: Record<
  Exclude<Standing['step'], 'conflict' | 'asking'>,
  'plain' | 'good' | 'warn' | 'danger'
> = {
  busy: 'plain',
  done: 'good',
  refused: 'danger',
  unknown: 'warn',
};

/** Words of what was done may name other things; why something was not done is told to everybody. */
const TELLING: readonly Standing['step'][] = ['busy', 'done'];

/** What was just done, or is being done, with the way back; over the foot of the screen, so that nothing moves. */
export function UndoToast(props: {
  told: Told;
  /** The key that takes it back works for this one. */
  hasKey: boolean;
  onUndo: () => void;
  onClose: () => void;
}) {
  const { deed, standing } = props.told;
  const [isHeld, setHeld] = useState(false);
  const isOver = standing.step === 'done';
  useEffect(() => {
    if (!isOver || isHeld) return;
    const timer = setTimeout(props.onClose, STAYS);
    return () => clearTimeout(timer);
  }, [isOver, isHeld]);
  if (standing.step === 'conflict' || standing.step === 'asking') return null;
  const sentence = standing.step === 'busy' ? deed.doing : standing.sentence;
  return (
    <div
      class="toast"
      data-tone={TONES[standing.step]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      {standing.step !== 'busy' && <Icon name={standing.step === 'done' ? 'check' : 'alert'} />}
      <p class="toast-words">
        <bdi class="toast-title" data-private={deed.isPrivate || undefined}>
          {deed.title || 'Untitled'}
        </bdi>
        <span data-private={(deed.isPrivate && TELLING.includes(standing.step)) || undefined}>
          {sentence}
        </span>
      </p>
      {standing.step === 'done' && standing.undoes && (
        <Button size="small" tone="quiet" {...(props.hasKey && { keys: 'Ctrl+Z' })} onClick={props.onUndo}>
          Undo
        </Button>
      )}
      {standing.step !== 'busy' && (
        <IconButton size="small" icon="close" label="Put this message away" onClick={props.onClose} />
      )}
    </div>
  );
}
