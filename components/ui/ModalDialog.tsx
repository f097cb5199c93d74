import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './dialog.css';

/** A window over the page. Mounted means open; Esc closes it, and the focus goes back to where it was. */
export function ModalDialog(props: {
  title: string;
  children: ComponentChildren;
  actions: ComponentChildren;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      // Keys pressed in here are none of the page's behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId}>{props.title}</h2>
      <div class="dialog-words">{props.children}</div>
      <div class="dialog-actions">{props.actions}</div>
    </dialog>
  );
}
