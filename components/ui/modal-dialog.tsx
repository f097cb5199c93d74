import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './dialog.css';

/** A window over the page. Mounted means open; Esc closes it, and the focus goes back to where it was. */
export function ModalDialog(props: {
  title: string;
  children: ComponentChildren;
  actions: ComponentChildren;
  onClose: () => void;
}) {
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
      class="dialog"
      ref={dialog}
      // Named by words: in a second root on a page, ids of Preact come again.
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      // Keys pressed in here are none of the page's behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2>{props.title}</h2>
      <div class="dialog-words">{props.children}</div>
      <div class="dialog-actions">{props.actions}</div>
    </dialog>
  );
}
