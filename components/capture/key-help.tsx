import { useEffect, useRef } from 'preact/hooks';
import { Button, Kbd } from '../ui/index.ts';
import { KEY_HINTS } from './keys.ts';

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
      <h2 id="keys-title">Keys</h2>
      <dl>
        {KEY_HINTS.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <Kbd>{keys}</Kbd>
              <span class="visually-hidden">{keys}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>Close</Button>
    </dialog>
  );
}
