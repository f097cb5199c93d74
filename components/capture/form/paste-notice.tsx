import { useEffect, useState } from 'preact/hooks';
import { report } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import type { PasteState } from '../../rich-text/index.ts';
import { announce, Button, Notice } from '../../ui/index.ts';
import { UNDO_KEYS } from '../keys.ts';

/** Milliseconds that a paste may take before the screen says so. */
const MOMENT = 400;

/** Follows long pastes into a text. */
export function usePaste(text: string, onChange: (text: string) => void) {
  const [paste, setPaste] = useState<PasteState>(null);
  const onPaste = (next: PasteState) => {
    setPaste(next);
    if (next?.state === 'long') {
      onChange(next.after);
      announce(t('richText.pasted', { count: next.length }));
    } else if (next?.state === 'lost' && next.error !== undefined) report(next.error, 'editor.paste');
  };
  /** Takes a long paste back, while nothing was typed since. */
  const undoPaste =
    paste?.state === 'long' && paste.after === text
      ? () => {
          onChange(paste.before);
          setPaste(null);
        }
      : null;
  return { paste, onPaste, undoPaste, closePaste: () => setPaste(null) };
}

/** Says what becomes of a long paste. */
export function PasteNotice(props: {
  paste: PasteState;
  onUndo: (() => void) | null;
  onCanceled: () => void;
  onClose: () => void;
}) {
  const { paste, onUndo } = props;
  const isSlow = useSlow(paste?.state === 'reading');
  if (paste?.state === 'reading') {
    const cancel = () => {
      paste.cancel();
      announce(t('richText.pasteCanceled'));
      props.onCanceled();
    };
    return isSlow ? (
      <div role="status">
        <Notice
          actions={
            <Button size="small" onClick={cancel}>
              {t('common.cancel')}
            </Button>
          }
        >
          {t('richText.pasting', { count: paste.source })}
        </Notice>
      </div>
    ) : null;
  }
  if (paste?.state === 'lost')
    return (
      <Notice
        tone="danger"
        actions={
          <Button size="small" onClick={props.onClose}>
            {t('common.close')}
          </Button>
        }
      >
        {t('richText.pasteLost')}
      </Notice>
    );
  if (paste?.state !== 'long' || !onUndo) return null;
  return (
    <Notice
      actions={
        <Button size="small" keys={UNDO_KEYS} onClick={onUndo}>
          {t('common.undo')}
        </Button>
      }
    >
      {t('richText.pasted', { count: paste.length })}
    </Notice>
  );
}

/** Whether something has been going on for more than a moment. */
function useSlow(isOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isOn) return;
    const timer = setTimeout(() => setSlow(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isSlow;
}
