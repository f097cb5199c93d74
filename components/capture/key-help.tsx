import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Kbd } from '../ui/index.ts';
import { keyHints } from './keys.ts';

/** Lists every keyboard shortcut of the screen. Mounting opens it; Esc closes it and restores the focus. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      class="capture-keys"
      ref={dialog}
      aria-labelledby="keys-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="keys-title">{t('capture.keysTitle')}</h2>
      <dl>
        {keyHints().map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <Kbd>{keys}</Kbd>
              <span class="visually-hidden">{keys}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{t('common.close')}</Button>
    </dialog>
  );
}
